/** What is owed to owners and by them where it is not said what for, by the words of the vocabulary and by language. */
export const ownerWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "due to shareholder": {
    de: "verbindlichkeiten gegenuber gesellschafter*",
    fr: "dettes envers les associes*, dettes envers les actionnaires*, dettes aux associes*, du a un actionnaire*, du aux actionnaires*",
    es: "deudas con socio*, deudas con accionista*, deuda con socio*",
    it: "debiti v soci, debiti verso soci, debiti verso i soci",
    pt: "dividas a socio*, dividas a acionista*, divida a socio*",
    nl: "schulden aan aandeelhouder*, schuld aan aandeelhouder*",
    sv: "skuld till aktieagare*, skulder till aktieagare*, skuld till delagare*, skulder till delagare*, skuld till agare*",
    no: "gjeld til aksjonaer*, gjeld til eier*, gjeld til ansatte og eier*",
    da: "gaeld til ejer*, gaeld til anpartshaver*, gaeld til aktionaer*",
    pl: "zobowiazania wobec wspolnik*, zobowiazania wobec udzialow*, zobowiazania wobec akcjonarius*",
  },
  "receivable from shareholder": {
    de: "forderungen gegen gesellschafter*, forderungen gegenuber gesellschafter*, forderung gegen gesellschafter*",
    fr: "creances sur les associes*, creances sur associes*, creances sur les actionnaires*",
    es: "cuentas por cobrar a socio*, cuentas por cobrar socio*, cuentas por cobrar a accionista*, cuentas por cobrar accionista*, cuentas por cobrar a los socios*, cuentas por cobrar a los accionistas*",
    it: "crediti v soci, crediti verso soci, crediti verso i soci",
    pt: "creditos sobre socio*, creditos sobre os socios*, dividas de socios*",
    nl: "vorderingen op aandeelhouder*, vordering op aandeelhouder*",
    sv: "fordringar hos delagare*, fordringar hos aktieagare*, fordran pa delagare*, fordran hos delagare*",
    no: "fordring pa aksjonaer*, fordringer pa aksjonaer*, fordring pa eier*, fordringer pa eier*",
    da: "tilgodehavende hos ejer*, tilgodehavender hos ejer*, tilgodehavende hos anpartshaver*, tilgodehavender hos anpartshaver*",
    pl: "naleznosci od wspolnik*, naleznosci od udzialow*, naleznosci od akcjonarius*",
  },
};
