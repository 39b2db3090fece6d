/** Captions of the balance sheet and the profit and loss of sections 266 and 275 HGB, by the words of the vocabulary. */
export const germanCaptions: Readonly<Record<string, string>> = {
  "impairment investment":
    "abschreibungen auf finanzanlage*, abschreibung auf finanzanlage*, abschreibungen auf wertpapiere*",
  "cost of sales":
    "rohstoffverbrauch*, warenverbrauch*, herstellungskosten der zur erzielung der umsatzerlose*, kosten der zur erzielung der umsatzerlose*, umsatzkosten*",
};
