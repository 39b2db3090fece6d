/** Captions of the balance sheet and the profit and loss of sections 266 and 275 HGB, by the words of the vocabulary. */
export const germanCaptions: Readonly<Record<string, string>> = {
  "own work capitalised": "aktivierte eigenleistung*",
  "property plant equipment": "sachanlage*, sachanlagevermogen*",
  "depreciation and impairment":
    "abschreibungen und wertminderung*, abschreibungen und wertberichtigung*, planmassige und ausserplanmassige abschreibung*",
  "depreciation and amortisation":
    "abschreibungen auf immaterielle vermogensgegenstande des anlagevermogens und sachanlagen*, abschreibungen auf immaterielle vermogensgegenstande und sachanlagen*",
  "gain on disposal and reversal of impairment":
    "ertrage aus dem abgang von gegenstanden des anlagevermogens und aus zuschreibung*",
  "impairment investment":
    "abschreibungen auf finanzanlage*, abschreibung auf finanzanlage*, abschreibungen auf wertpapiere*",
  "cost of sales":
    "rohstoffverbrauch*, warenverbrauch*, herstellungskosten der zur erzielung der umsatzerlose*, kosten der zur erzielung der umsatzerlose*, umsatzkosten*",
};
