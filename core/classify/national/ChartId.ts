/** The national charts of accounts that are known by number, as they are called where they are used: by name, as a person looks for one. */
export const chartNames = {
  SCF: "Algerian Système comptable financier",
  EKR: "Austrian Einheitskontenrahmen",
  MAR: "Belgian minimum chart (PCMN, MAR)",
  PCR: "Brazilian referential chart (plano de contas referencial)",
  NSP: "Bulgarian national chart (natsionalen smetkoplan)",
  PUC: "Colombian Plan Único de Cuentas",
  RRIF: "Croatian RRiF računski plan",
  SUO: "Czech směrná účtová osnova",
  FOK: "Danish standard chart (fællesoffentlig kontoplan)",
  RGS: "Dutch Referentie Grootboekschema (RGS)",
  LIIKEKIRJURI: "Finnish standard chart (Liikekirjuri)",
  PCG: "French Plan comptable général",
  IKR: "German Industriekontenrahmen (IKR)",
  SKR03: "German Standardkontenrahmen SKR 03",
  SKR04: "German Standardkontenrahmen SKR 04",
  EGLS: "Greek general chart of 1980 (ΕΓΛΣ)",
  ELP: "Greek standard chart (ΕΛΠ, law 4308/2014)",
  SZT: "Hungarian egységes számlakeret",
  CEE: "Italian piano dei conti by the headings of the EEC directive",
  TPS: "Kazakh model chart of accounts",
  GKP: "Latvian model chart (grāmatvedības kontu plāns)",
  PCL: "Lebanese plan comptable général",
  PSP: "Lithuanian model chart (pavyzdinis sąskaitų planas)",
  PCN: "Luxembourg Plan comptable normalisé",
  SAT: "Mexican código agrupador del SAT",
  CGNC: "Moroccan Plan comptable général des entreprises (CGNC)",
  NS4102: "Norwegian standard chart NS 4102",
  PCGE: "Peruvian Plan Contable General Empresarial",
  WPK: "Polish model chart (wzorcowy plan kont)",
  SNC: "Portuguese Sistema de Normalização Contabilística",
  OMFP1802: "Romanian general chart of accounts",
  PSBU: "Russian chart of accounts (order 94n)",
  KORS: "Serbian kontni okvir",
  RUO: "Slovak rámcová účtová osnova",
  EKN: "Slovenian chart of accounts (kontni načrt)",
  PGC: "Spanish Plan General de Contabilidad",
  BAS: "Swedish BAS-kontoplan",
  KMU: "Swiss Kontenrahmen KMU",
  KMU1996: "Swiss Kontenrahmen KMU of 1996",
  NCT: "Tunisian Système comptable des entreprises (NCT 01)",
  THP: "Turkish Tekdüzen hesap planı",
  PSBO: "Ukrainian chart of accounts",
  TT200: "Vietnamese system of accounts (circular 200)",
  SYSCOHADA: "West and Central African SYSCOHADA",
} as const;

export type ChartId = keyof typeof chartNames;

export const chartIds = Object.keys(chartNames) as [ChartId, ...ChartId[]]; // keys of a closed table

/** How a chart is chosen: recognised by its numbers and names, none at all, or one of them. */
export const chartChoices = ["auto", "none", ...chartIds] as const;
export type ChartChoice = (typeof chartChoices)[number];
