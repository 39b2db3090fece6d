/**
 * How something bought or sold is taxed, by language: it is said of "Salg m/moms" and "Varekøb u/moms", and says
 * nothing of what they are.
 */
export const taxedWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "": {
    de: "mit ust, ohne ust, inkl ust, inklusive ust, exkl ust, zzgl ust, mit mwst, ohne mwst, inkl mwst, exkl mwst, zzgl mwst",
    fr: "avec tva, sans tva, hors tva, tva comprise, hors taxe, hors taxes, toutes taxes comprises",
    es: "con iva, sin iva, iva incluido, iva incluida, iva excluido",
    it: "con iva, senza iva, iva inclusa, iva esclusa, iva compresa",
    pt: "com iva, sem iva, iva incluido, iva incluida",
    nl: "met btw, zonder btw, incl btw, inclusief btw, excl btw, exclusief btw, ex btw",
    sv: "med moms, utan moms, inkl moms, exkl moms, ex moms, m moms, u moms",
    no: "med mva, uten mva, inkl mva, ekskl mva, eks mva, m mva, u mva, med moms, uten moms",
    da: "med moms, uden moms, inkl moms, ekskl moms, ex moms, m moms, u moms",
    pl: "z vat, bez vat",
  },
};
