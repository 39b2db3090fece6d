/** Captions of the balance sheet and the profit and loss of the Plan comptable général, by the words of the vocabulary. */
export const frenchCaptions: Readonly<Record<string, string>> = {
  "legal reserve": "reserves legales*, reserve legale, reserves legales",
  "own work capitalised": "production immobilisee*",
  "impairment investment":
    "dotations financieres aux amortissements depreciations et provisions*, dotations financieres aux depreciations*, dotations financieres aux amortissements*",
  "bad debt":
    "dotations aux depreciations sur actif circulant*, dotations aux depreciations sur actifs circulants*, dotations aux depreciations des actifs circulants*, dotations aux provisions sur actif circulant*",
  "depreciation and provision":
    "dotations aux amortissements et aux provisions*, dotations aux amortissements et provisions*, dotations aux amortissements aux depreciations et aux provisions*, dotations aux amortissements depreciations et provisions*",
  "depreciation and impairment":
    "dotations aux amortissements et aux depreciations*, dotations aux amortissements et depreciations*, amortissements et depreciations*",
  "reversal of provision and depreciation":
    "reprises sur amortissements depreciations*, reprises sur amortissements et provisions*, reprises sur provisions et amortissements*, reprises sur depreciations provisions*",
  "untaxed reserve":
    "provisions reglementees*, dotations aux provisions reglementees*, dotation aux provisions reglementees*, reprises sur provisions reglementees*, reprise sur provisions reglementees*",
  "translation difference":
    "ecarts de conversion actif*, ecarts de conversion passif*, ecart de conversion actif*, ecart de conversion passif*",
  "loan issue cost": "primes de remboursement*, prime de remboursement*",
  "deferred charge": "charges a repartir*",
  "called up share capital not paid":
    "capital souscrit et appele non verse*, capital souscrit appele non verse*, capital souscrit non appele*, capital souscrit non verse*, actionnaires capital souscrit*, capital non verse*",
  "deferred government grant": "subventions d investissement*, subvention d investissement*",
  "impairment asset":
    "dotations aux depreciations sur immobilisations*, dotations aux depreciations des immobilisations*",
  "investment grant reserve": "subsides en capital",
  "reversal of impairment": "reprises sur amortissement*, reprise sur amortissement*",
  // Paid or received
  interest: "interets*",
};
