/**
 * Short forms as bookkeepers write them in other languages, by the words of the vocabulary and by language: read
 * without its first word, "Avskrivn inventarier" was equipment, "Int. emprunts" a loan and "Förutbet hyra" rent.
 */
export const shortWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  depreciation: {
    es: "amort, amortiz, deprec, depr",
    it: "ammort, amm to, amm ti",
    pt: "amort, amortiz, deprec, depr",
    nl: "afschr, afschrijv",
    sv: "avskr, avskrivn",
    no: "avskr, avskrivn",
    da: "afskr, afskrivn",
    pl: "amort",
  },
  "accumulated depreciation": {
    de: "kum abschr*, kumul abschr*",
    es: "amortiz acum*, depr acum*",
    it: "f do amm*, fdo amm*, f amm*",
    pt: "amort acum*, amortiz acum*, deprec acum*, depr acum*, dep acum*",
    nl: "cum afschr*, afschr cum*, afschrijving cum*",
    sv: "ack avskr*, ackum avskr*",
    no: "akk avskr*, akkum avskr*",
    da: "akk afskr*, akkum afskr*",
    pl: "umorz",
  },
  impairment: { sv: "nedskr, nedskrivn", no: "nedskr, nedskrivn", da: "nedskr, nedskrivn" },
  "interest expense": {
    de: "zinsaufw*",
    fr: "int emprunt*, int des emprunt*, int d emprunt*, int sur emprunt*",
    es: "int prestamo*, int hipoteca*, int deuda*",
    it: "int pass, int passivi, interessi pass",
    pt: "juros emp, juros emprest*",
    sv: "rantekostn*",
    no: "rentekostn*, renteutg*",
    da: "renteudg*, renteomk*",
    pl: "odset od kred*, ods od kred*, odset od pozycz*",
  },
  "interest income": {
    de: "zinsertr*",
    it: "int att, int attivi, interessi att",
    sv: "ranteint*",
    no: "renteinnt*",
    da: "renteindt*",
  },
  accrued: { sv: "uppl, upplup" },
  prepayment: {
    nl: "vooruitbet*",
    sv: "forutbet",
    no: "forskuddsbet*",
    da: "forudbet*",
  },
  "trade payable": {
    de: "verb a lul, verbindl a lul, verbindlichkeiten a lul, verb all, verbindl all, verbindlichkeiten all, verb aus l l, verbindlichkeiten aus l l, verb aus lul",
    pt: "fornec",
    es: "proveed",
    sv: "lev skuld*, levskuld*",
    no: "lev gjeld*",
    da: "lev gaeld*",
  },
  "trade receivable": {
    de: "ford a lul, forderungen a lul, ford all, forderungen all, ford aus l l, forderungen aus l l, ford aus lul",
  },
  payable: { de: "verbindl", nl: "te bet, nog te bet" },
  receivable: { nl: "te ontv, nog te ontv" },
  provision: { de: "ruckst, ruckstellg" },
};
