/** How Swiss books name accounts of a number in German, French, Italian and English, in both editions of their chart. */
export const namedInBothEditions: Readonly<Record<string, string>> = {
  "1000": "kasse|caisse|cassa|cash|contant|especes",
  "1020": "bank|banque|banca|bancar|bancaire",
  "1100": "forderung|debitor|debiteur|creance|crediti|client|receivable",
  "1170": "vorsteuer|impot|prealable|imposta|iva|tva|tax|mwst",
  "1200": "handel|waren|vorrat|marchandise|stock|merci|scort|rimanenz|good|inventor",
  "1500": "maschine|machine|macchin|impiant|attrezz",
  "1520": "buro|informatik|edv|bureau|informatique|ufficio|informatic|office|computer",
  "1530": "fahrzeug|vehicule|veicol|automezz|vehicle|car",
  "2000":
    "verbindlichkeit|kreditor|lieferant|dette|fournisseur|creancier|debiti|fornitor|creditor|payable",
  "2200": "mwst|mehrwertsteuer|umsatzsteuer|tva|iva|vat|tax",
  "2800": "kapital|capital",
  "3000":
    "produk|erlos|ertrag|umsatz|fertig|vente|chiffre|produit|vendit|ricav|provent|sale|revenue",
  "3200": "handel|waren|vente|marchandise|vendit|merc|sale|trade",
  "4000": "material|aufwand|einkauf|charge|achat|matiere|acquist|cost|spes|purchase|expense",
  "4200": "handel|waren|achat|charge|marchandise|acquist|merc|material|einkauf|trade",
  "5000": "lohn|lohne|salaire|salari|wage|stipend",
  "6000": "miete|raum|loyer|locaux|affitt|pigion|locali|locazion|rent",
  "8900": "steuer|impot|impost|tax",
};

/** Words of what the editions number otherwise. */
export const DEPRECIATION = "abschreib|amortis|ammort|depreciation";
export const FINANCE = "finanz|zins|financier|interet|interess|interest";
export const DEDUCTIONS =
  "skont|rabatt|minderung|escompt|rabais|deduction|scont|ribass|deduzion|discount|rebate";
