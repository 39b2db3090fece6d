/** The kinds of file a project takes (specification section 3). */
export const fileTypes = [
  "trial_balance",
  "profit_loss",
  "balance_sheet",
  "fx_rates",
  "prior_cashflow",
] as const;

export type FileType = (typeof fileTypes)[number];

/** The name each file type carries on screen. */
export const fileTypeLabels = {
  trial_balance: "Trial Balance",
  profit_loss: "Profit & Loss",
  balance_sheet: "Balance Sheet",
  fx_rates: "FX Rates",
  prior_cashflow: "Prior Year Cash Flow",
} as const satisfies Record<FileType, string>;
