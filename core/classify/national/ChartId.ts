/** The national charts of accounts that are known by number, as they are called where they are used. */
export const chartNames = {
  PCG: "French Plan comptable général",
  SKR03: "German Standardkontenrahmen SKR 03",
  SKR04: "German Standardkontenrahmen SKR 04",
  PGC: "Spanish Plan General de Contabilidad",
  SNC: "Portuguese Sistema de Normalização Contabilística",
  CEE: "Italian piano dei conti by the headings of the EEC directive",
  MAR: "Belgian minimum chart (PCMN, MAR)",
  PCN: "Luxembourg Plan comptable normalisé",
  RGS: "Dutch Referentie Grootboekschema (RGS)",
  BAS: "Swedish BAS-kontoplan",
  NS4102: "Norwegian standard chart NS 4102",
  EKR: "Austrian Einheitskontenrahmen",
  OMFP1802: "Romanian general chart of accounts",
  KMU: "Swiss Kontenrahmen KMU",
  SYSCOHADA: "West and Central African SYSCOHADA",
  SCF: "Algerian Système comptable financier",
  CGNC: "Moroccan Plan comptable général des entreprises (CGNC)",
  NCT: "Tunisian Système comptable des entreprises (NCT 01)",
  THP: "Turkish Tekdüzen hesap planı",
  SAT: "Mexican código agrupador del SAT",
  PUC: "Colombian Plan Único de Cuentas",
  PCGE: "Peruvian Plan Contable General Empresarial",
  TT200: "Vietnamese system of accounts (circular 200)",
  SUO: "Czech směrná účtová osnova",
  RUO: "Slovak rámcová účtová osnova",
  SZT: "Hungarian egységes számlakeret",
  RRIF: "Croatian RRiF računski plan",
  KORS: "Serbian kontni okvir",
  PSBO: "Ukrainian chart of accounts",
  TPS: "Kazakh model chart of accounts",
} as const;

export type ChartId = keyof typeof chartNames;

export const chartIds = Object.keys(chartNames) as [ChartId, ...ChartId[]]; // keys of a closed table

/** How a chart is chosen: recognised by its numbers and names, none at all, or one of them. */
export const chartChoices = ["auto", "none", ...chartIds] as const;
export type ChartChoice = (typeof chartChoices)[number];
