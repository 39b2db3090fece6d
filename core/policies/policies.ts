export const frameworks = ["IFRS", "IFRS18", "US_GAAP"] as const;
/** IFRS is IAS 7; IFRS18 is IAS 7 as amended by IFRS 18; US_GAAP is ASC 230. */
export type Framework = (typeof frameworks)[number];

export const methods = ["indirect", "direct"] as const;
export type Method = (typeof methods)[number];

/** The values of each policy that is a choice of one among several. */
export const policyChoices = {
  indirectStart: ["profit_before_tax", "profit_for_the_year", "operating_profit", "net_income"],
  interestPaid: ["operating", "financing"],
  interestReceived: ["operating", "investing"],
  dividendsReceived: ["operating", "investing"],
  dividendsPaid: ["financing", "operating"],
  specifiedMainBusinessActivity: ["none", "investing_in_assets", "financing_customers", "both"],
} as const;

type Chosen = {
  [Key in keyof typeof policyChoices]: (typeof policyChoices)[Key][number];
};

/** Presentation choices a project carries; the framework decides which values are open. */
export type Policies = Chosen & {
  bankOverdraftsInCash: boolean;
  restrictedCashInCash: boolean;
};

export type PolicyKey = keyof Policies;
