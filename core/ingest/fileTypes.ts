export type ColumnKind = "text" | "number" | "date";

export type ColumnDefinition = {
  header: string;
  kind: ColumnKind;
  /** A file without it is refused. */
  isRequired: boolean;
  /** Other headings that mean the same, compared without case and punctuation. */
  synonyms: readonly string[];
};

export type FileTypeDefinition = {
  label: string;
  /** The template's columns in its order, by field name, then the optional extras. */
  columns: Readonly<Record<string, ColumnDefinition>>;
};

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
