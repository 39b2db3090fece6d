/** The kinds of file a project takes (specification section 3), and last year's files of balances. */
export const fileTypes = [
  "trial_balance",
  "profit_loss",
  "balance_sheet",
  "fx_rates",
  "prior_cashflow",
  "prior_trial_balance",
  "prior_balance_sheet",
] as const;

export type FileType = (typeof fileTypes)[number];

/** All types of upload: tables of rows, and the journal entries of the year. */
export const uploadTypes = [...fileTypes, "general_ledger"] as const;

export type UploadType = (typeof uploadTypes)[number];

/** Whether an upload is a table of rows that are read one by one. */
export function isFileType(type: UploadType): type is FileType {
  return type !== "general_ledger";
}

/** The labels of file types on screen. */
export const fileTypeLabels = {
  trial_balance: "Trial Balance",
  profit_loss: "Profit & Loss",
  balance_sheet: "Balance Sheet",
  fx_rates: "FX Rates",
  prior_cashflow: "Prior Year Cash Flow",
  prior_trial_balance: "Last Year's Trial Balance",
  prior_balance_sheet: "Last Year's Balance Sheet",
  general_ledger: "General Ledger",
} as const satisfies Record<UploadType, string>;

const labels: Readonly<Record<string, string>> = fileTypeLabels;

/** The label of a file type; the type itself where this release does not know it. */
export function fileTypeLabel(fileType: string): string {
  return labels[fileType] ?? fileType;
}

/** For each file of balances the type of last year's file, which gives the opening balances. */
export const lastYearsFileOf = {
  trial_balance: "prior_trial_balance",
  balance_sheet: "prior_balance_sheet",
} as const satisfies Partial<Record<FileType, FileType>>;

/** A file of balances of this year. */
export type BalancesType = keyof typeof lastYearsFileOf;

type LastYearsType = (typeof lastYearsFileOf)[BalancesType];

/** File types with a form of their own; last year's files have the same form as this year's. */
export type FormType = Exclude<FileType, LastYearsType>;

/** The file types whose files have a form of their own. */
export const formTypes: readonly FormType[] = fileTypes.filter((type) => isForm(type));

/** The type whose form a file has: last year's balance sheet has the form of this year's. */
export function formOf(fileType: FileType): FormType {
  if (fileType === "prior_trial_balance") return "trial_balance";
  return fileType === "prior_balance_sheet" ? "balance_sheet" : fileType;
}

/** Whether the rows of such a file are accounts. */
export function isOfAccounts(fileType: FileType): boolean {
  return formOf(fileType) !== "fx_rates" && formOf(fileType) !== "prior_cashflow";
}

/** Whether a file of this type holds balances of this year. */
export function isBalances(fileType: FileType): fileType is BalancesType {
  return fileType in lastYearsFileOf;
}

function isForm(fileType: FileType): fileType is FormType {
  return formOf(fileType) === fileType;
}

/**
 * Whether one sheet may be read as both types: many have a profit and loss and a balance sheet below each other. Rows
 * read twice are refused when the ledger is built.
 */
export function mayShareSheet(one: UploadType, other: UploadType): boolean {
  const types = [one, other];
  return types.includes("profit_loss") && types.includes("balance_sheet");
}
