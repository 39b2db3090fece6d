/**
 * What bookkeepers call the accounts that nearly all small firms keep, by the words of the vocabulary and by language:
 * whom a debt is to, what is deposited, written off or withheld. Where a dictionary has the same words otherwise,
 * these hold.
 */
export const bookkeepingWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // A debt "to" somebody is a loan where it is not said that they supply
  "trade payable": {
    de: "verbindlichkeiten gegenuber lieferant*",
    fr: "dettes envers les fournisseur*, dettes envers fournisseur*",
    es: "deudas con proveedor*",
    it: "debiti verso fornitor*, debiti v fornitor*, debiti verso i fornitor*",
    pt: "dividas a fornecedor*",
    nl: "schulden aan leverancier*, schuld aan leverancier*",
    sv: "skulder till leverantor*, skuld till leverantor*",
    no: "gjeld til leverandor*",
    da: "gaeld til leverandor*",
    pl: "zobowiazania wobec dostawc*",
  },
  "trade receivable": {
    de: "forderungen gegen kunde*, forderungen gegenuber kunde*",
    fr: "creances sur les client*, creances sur client*",
    it: "crediti verso client*, crediti v client*, crediti verso i client*",
    pt: "dividas de cliente*",
    nl: "vorderingen op klant*",
    sv: "fordringar pa kund*, fordringar hos kund*",
    no: "fordringer pa kunde*, fordring pa kunde*",
    da: "tilgodehavender hos kunde*, tilgodehavende hos kunde*",
  },
  // What is rented is named, and what is deposited for it is owing
  "rent deposit": {
    de: "mietkaution*, kaution miete*",
    fr: "depot de garantie loyer*, depots de garantie loyer*, caution loyer*",
    es: "fianza alquiler*, fianza de alquiler*, fianza local*, fianza del local*",
    it: "deposito cauzionale affitt*, deposito cauzionale locazion*, cauzione affitt*",
    pt: "caucao renda*, caucao de renda*, caucao da renda*",
    nl: "huurwaarborg*, waarborgsom huur*, borgsom huur*",
    sv: "hyresdeposition*, deposition hyra*, deposition lokal*",
    no: "husleiedepositum*, depositum husleie*, depositum leie*",
    da: "huslejedepositum*, depositum husleje*, depositum leje*",
    pl: "kaucja za najem*, kaucja najem*, kaucja za lokal*",
  },
  "bad debt expense": {
    de: "ausbuchung uneinbringlich*, ausbuchung von forderung*, ausbuchung forderung*, uneinbringliche forderung*",
    fr: "pertes client*, perte sur creance*",
    es: "clientes incobrables*, perdidas por insolvencia*, dotacion insolvencia*, dotacion por insolvencia*",
    it: "acc to f do svalut*, acc to svalut*, acc to fondo svalut*, accantonamento svalutazione crediti*, accantonamento fondo svalutazione crediti*",
    pt: "creditos incobravei*, dividas incobravei*",
    nl: "afboeking debiteur*, afboeking dubieuze*, afgeboekte debiteur*, dotatie voorziening debiteur*",
    sv: "forluster pa kundfordring*, forlust pa kundfordring*",
    no: "tap kunde*, tap pa kunde*",
    da: "debitortab*, tab debitor*, tab kunde*",
    pl: "spisane naleznosc*, odpisanie naleznosc*, naleznosci niesciagaln*",
  },
  "insurance recovery": {
    de: "versicherungsentschadigung*, versicherungserstattung*",
    fr: "indemnite d assurance*, indemnites d assurance*, indemnite assurance*, indemnites assurance*",
    es: "indemnizacion de seguro*, indemnizaciones de seguro*, indemnizacion seguro*",
    it: "indennizzo assicurativ*, indennizzi assicurativ*, indennizzi da assicuraz*",
    pt: "indemnizacao de seguro*, indemnizacoes de seguro*, indenizacao de seguro*, indenizacoes de seguro*",
    nl: "schadevergoeding verzeker*, verzekeringsuitkering*, uitkering verzeker*",
    sv: "forsakringsersattning*",
    no: "forsikringsoppgjor*, forsikringserstatning*",
    da: "forsikringserstatning*",
    pl: "otrzymane odszkodowani*, odszkodowania otrzyman*",
  },
  "motor vehicle": {
    de: "lkw, lieferwagen*",
    fr: "camionnette*",
    es: "furgoneta*, camion, camiones",
    it: "autocarro, furgone, furgoni",
    pt: "carrinha*",
    nl: "bestelauto*, vrachtauto*, bedrijfsauto*",
    sv: "lastbil*, latt lastbil*, servicebil*",
    no: "lastebil*, varebil*, personbil*",
    da: "lastbil*, varebil*, personbil*, kassevogn*",
    pl: "samochod dostawcz*, samochody dostawcz*, samochod ciezarow*, samochody ciezarow*",
  },
  // Of shares, though it be called a fund as reserves and provisions are
  investment: {
    de: "fondsanteil*, investmentfonds*",
    es: "fondos de inversion*, fondo de inversion*",
    it: "quote di fondi*, fondi comuni di investiment*",
    pt: "fundos de investimento*, fundo de investimento*",
    nl: "beleggingsfonds*",
    sv: "fondandel*, aktiefond*",
    no: "aksjefond*, fondsandel*",
    da: "investeringsbevis*, investeringsforening*",
    pl: "jednostki uczestnictwa*, fundusze inwestycyjn*",
  },
  "bank account": {
    no: "driftskonto*",
    da: "erhvervskonto*, driftskonto*",
  },
  "bank loan": {
    pt: "financiamento bancario*, financiamentos bancario*, financiamentos obtidos*",
  },
  // Kept back from wages for the tax office, and no tax of the firm
  "paye payable": {
    fr: "prelevement a la source*, prelevements a la source*, etat prelevement a la source*, etat prelevements a la source*",
    es: "retenciones irpf*, irpf por pagar*, irpf a pagar*",
    pt: "retencao na fonte irs*, retencoes na fonte irs*, retencoes irs*, retencao irs*, irs a entregar*, irs a pagar*",
  },
  "income tax payable": {
    es: "h p acreedora por is*, h p acreedora por impuesto*, hp acreedora por is*, hp acreedora por impuesto*, h p acreedora impuesto*",
  },
  "social security expense": {
    pt: "encargos patronais*",
    es: "cuotas patronales*, cargas patronales*",
  },
  "travel expense": {
    es: "dietas*",
    pt: "ajudas de custo*",
    nl: "kilometervergoeding*",
    sv: "milersattning*",
    no: "kilometergodtgjorelse*, bilgodtgjorelse*",
    da: "korselsgodtgorelse*, kilometergodtgorelse*",
  },
  "retained earnings": {
    fr: "ran, ran crediteur, ran debiteur",
    es: "beneficios no distribuidos*",
    no: "udisponert overskudd*",
    pt: "lucros de anos anteriores*, resultados de anos anteriores*",
  },
  "other operating income": {
    pt: "rendimentos diversos*",
    sv: "diverse intakt*",
    no: "diverse inntekt*",
    da: "diverse indtaegt*",
  },
  // The law of Portugal and Brazil has other words for what is written off plant
  "accumulated amortisation": { pt: "amortizacoes acumuladas*, amortizacao acumulada*" },
  "depreciation software": {
    fr: "dot amort immo incorporelles*, dot amort immobilisations incorporelles*, dotation amort logiciel*, dot amort logiciel*, dotation amortissement logiciel*, amortissement des logiciel*",
  },
  // Of debtors, stocks or plant: nothing says of which
  allowance: { pt: "perdas por imparidade acumuladas, imparidades acumuladas" },
  depreciation: { fr: "dot amort*, dotation amort*, dotations amort*, dot aux amort*" },
  "accumulated depreciation": { it: "fondo amm, fondi amm", fr: "amort, amort des" },
  provision: { it: "f do rischi*, f do oneri*, f do garanzi*, fdo rischi*, f do per rischi*" },
  // Headings of statements, of which a word alone says something else
  asset: {
    sv: "anlaggningstillgang*, omsattningstillgang*, finansiella anlaggningstillgang*",
    no: "anleggsmid*, finansielle anleggsmid*, omlopsmid*",
    da: "finansielle anlaegsaktiv*",
  },
  liability: { de: "fremdkapital*", pt: "dividas a terceiros*" },
  equity: { fr: "fonds propres*", es: "fondos propios*", pl: "kapital fundusz wlasny*" },
  "finance income": { sv: "finansiella intakt*" },
  "finance cost": { sv: "finansiella kostnad*" },
};
