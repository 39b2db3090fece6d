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

/** All that a person uploads: files that are tables of rows, and the journal entries of the year. */
export const uploadTypes = [...fileTypes, "general_ledger"] as const;

export type UploadType = (typeof uploadTypes)[number];

/** Whether an upload is a table of rows, each of which is read by itself. */
export function isFileType(type: UploadType): type is FileType {
  return type !== "general_ledger";
}

/** The name each file type carries on screen. */
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

/** What a type of file is called; one that this release does not know stands as it is written. */
export function fileTypeLabel(fileType: string): string {
  return labels[fileType] ?? fileType;
}

/** Each file of balances with last year's, which gives the opening ones where it has one date. */
export const lastYearsFileOf = {
  trial_balance: "prior_trial_balance",
  balance_sheet: "prior_balance_sheet",
} as const satisfies Partial<Record<FileType, FileType>>;

/** A file of balances of this year. */
export type BalancesType = keyof typeof lastYearsFileOf;

type LastYearsType = (typeof lastYearsFileOf)[BalancesType];

/** A type whose files have a form of their own; last year's are written like this year's. */
export type FormType = Exclude<FileType, LastYearsType>;

/** The file types whose files have a form of their own. */
export const formTypes: readonly FormType[] = fileTypes.filter((type) => isForm(type));

/** The type in whose form a file is written: a balance sheet of last year is one like this year's. */
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
 * Whether one sheet may be files of both types: a profit and loss and a balance sheet stand beneath each other in
 * many. Rows that were read as part of either are refused where the ledger is built.
 */
export function mayShareSheet(one: UploadType, other: UploadType): boolean {
  const types = [one, other];
  return types.includes("profit_loss") && types.includes("balance_sheet");
}
