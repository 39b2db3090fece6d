import type { ChartId } from "../classify/national/ChartId.ts";
import type { Category } from "../concepts/concepts.ts";
import type { FileType } from "../ingest/fileTypes.ts";
import type { Framework, Method, Policies } from "../policies/policies.ts";
import type { Problem } from "../problem/Problem.ts";
import type { Nature, Role } from "../roles/roles.ts";
import type { AccountTrait } from "../roles/traits.ts";
import type { Answer } from "../worksheet/Posting.ts";
import type { VerifiedBy } from "./status/VerifiedBy.ts";

/** A decimal string with the decimals of the currency ("-1234.50"); inflows positive. */
export type Amount = string;

export const lineStatuses = ["auto", "manual", "verified", "review"] as const;
export type LineStatus = (typeof lineStatuses)[number];

/** One component of a line: the account it comes from, the adjustment that put it there, and the rows in the files. */
export type LineSource = {
  account: string;
  accountName: string;
  amount: Amount;
  /** The adjustment that put it on this line; null where it is calculated from the files. */
  adjustmentId: string | null;
  /** Why it is on this line, in words for a person. */
  reason: string;
  rows: readonly SourceRow[];
  /**
   * The amount that the account would put on this line under another possible role; absent where its role is not in
   * doubt.
   */
  otherwise?: { role: Role; amount: Amount };
  /** The entries of the general ledger behind it, the largest first; absent without a ledger. */
  entries?: readonly SourceEntry[];
  /** The number of all entries, listed or not. */
  entryCount?: number;
};

/** An entry of the general ledger behind an amount of a line. */
export type SourceEntry = {
  number: string;
  date: string;
  text: string;
  amount: Amount;
  /** What it was for had to be chosen among several possibilities. */
  isEstimated: boolean;
  /** The rows of the ledger's file. */
  rows: readonly number[];
  /** The files of these rows; absent where the ledger is one file. */
  fileNames?: readonly string[];
  /** The sheets of these rows; absent where the file has one. */
  sheets?: readonly string[];
  /** Who posted it; absent where the file does not say. */
  postedBy?: string;
};

export type SourceRow = { fileType: string; sheet: string | null; row: number };

export type StatementLine = {
  /** Stable within a statement: the method and the concept. */
  id: string;
  /** A concept id, or `comparative:…` for a prior-year line that matches none. */
  concept: string;
  lineItem: string;
  category: Category;
  isSubtotal: boolean;
  /** The final amount: calculated and adjustments together. */
  currentYear: Amount;
  /** The amount from files, mappings and policies alone. */
  calculated: Amount;
  /** The change by adjustments. */
  adjustments: Amount;
  /** Zero where it is not known. */
  priorYear: Amount;
  /**
   * False where there are no comparatives, or last year's statement, presented by the other method,
   * does not show the line.
   */
  isPriorYearKnown: boolean;
  status: LineStatus;
  /** The questions about the line. They stay after a person has verified it; empty where there are none. */
  reviewReasons: readonly string[];
  /** What answers each question, in the same order; absent without questions. */
  answeredBy?: readonly Answer[];
  /** Who verified it; absent where nobody did. */
  verification?: VerifiedBy;
  sources: readonly LineSource[];
  /** The part that depends on estimated settlements; absent without a ledger. */
  estimatedAmount?: Amount;
  /** True where neither an entry nor an account shows the cash: the amount is derived from the movement of balances. */
  isDerived?: boolean;
};

export type StatementTotals = {
  operating: Amount;
  investing: Amount;
  financing: Amount;
  effectOfExchangeRates: Amount;
  netChange: Amount;
  cashAtBeginning: Amount;
  cashAtEnd: Amount;
  unreconciledDifference: Amount;
};

export type MethodStatement = {
  method: Method;
  lines: readonly StatementLine[];
  totals: StatementTotals;
};

/** A column of the statement: a month, a quarter or a half-year, which ties out on its own. */
export type StatementPeriod = {
  /** ISO dates, first and last day. */
  start: string;
  end: string;
  tiesOut: boolean;
  statements: { indirect: MethodStatement; direct: MethodStatement };
  checks: readonly Check[];
};

/**
 * `not_tested`: the check applies, but the files have nothing to compare with. `confirmed`: the check asked a person,
 * and the person answered.
 */
export const checkStatuses = [
  "passed",
  "review",
  "confirmed",
  "failed",
  "not_tested",
  "not_applicable",
] as const;
export type CheckStatus = (typeof checkStatuses)[number];

/** Why a statement is a draft: the id of the failed check and its explanation. */
export type DraftReason = { code: string; message: string };

/** One of the checks a finished statement passes, with its figure and its paragraph. */
export type Check = {
  id: string;
  title: string;
  status: CheckStatus;
  paragraph: string;
  figure: Amount | null;
  explanation: string;
  /** The concepts of the lines that it asks about. It is resolved together with them. */
  concepts?: readonly string[];
  /** Who confirmed what it found; absent where nobody did. */
  verification?: VerifiedBy;
};

/** An account with its role; amounts are debit-positive. */
export type AccountSummary = {
  code: string;
  name: string;
  type: string;
  role: Role | null;
  nature: Nature | null;
  confidence: number;
  reason: string;
  isOverridden: boolean;
  /**
   * The role is sure, but the entries look like those of another role, so a person must confirm it. Absent otherwise.
   */
  isQuestioned?: true;
  /** The reading of the name, where a person chose another role; absent where nobody did or the name says nothing. */
  readsAs?: { role: Role; confidence: number; reason: string };
  /** What is known of it besides its role, each with its reason. */
  traits: readonly AccountTrait[];
  opening: Amount;
  closing: Amount;
  movement: Amount;
  rows: readonly SourceRow[];
};

export type NonCashTransaction = {
  adjustmentId: string | null;
  description: string;
  amount: Amount;
  lines: readonly { account: string; accountName: string; amount: Amount }[];
  /** A comparative: a transaction in last year's statement. */
  isPriorYear?: true;
};

/** A row of a note's table; null where it has no figure. */
export type DisclosureRow = {
  label: string;
  amounts: readonly (Amount | null)[];
  isTotal: boolean;
  /** A comparative: a row of last year. */
  isPriorYear?: true;
};

/** A note beneath the statement: a small table with a title and its paragraph. */
export type Disclosure = {
  id: string;
  title: string;
  paragraph: string;
  columns: readonly string[];
  rows: readonly DisclosureRow[];
  /** Information that the note needs and no file has: a person writes it. */
  asks: readonly string[];
};

/** The notes of last year's statement. */
export type LastYearsNotes = Pick<StatementDocument, "disclosures" | "nonCashTransactions">;

/** One account's row of the worksheet: its balances, and the lines that its movement is allocated to. */
export type WorkingsRow = {
  account: string;
  accountName: string;
  isCash: boolean;
  opening: Amount;
  closing: Amount;
  profitTransferred: Amount;
  movement: Amount;
  /** Amount by concept (or `non_cash`), as cash effects: inflows positive. */
  lines: Readonly<Record<string, Amount>>;
  /** The amount that each adjustment put on the lines of this account. */
  journals: readonly { adjustmentId: string; line: string; amount: Amount }[];
  /** The part of the movement that no line explains; always zero. */
  remainder: Amount;
};

/** A total printed in a file, and the total of the rows that were read. */
export type StatementControl = {
  fileType: FileType;
  label: string;
  row: number;
  column: string;
  printed: Amount;
  read: Amount;
  agrees: boolean;
};

/** The roll-forward of an account: opening balance + entries against the closing balance; debit-positive. */
export type RollForwardRow = {
  account: string;
  accountName: string;
  opening: Amount;
  entries: Amount;
  closing: Amount;
  /** The change of the account that the general ledger does not explain. */
  difference: Amount;
  /** No file states the closing balance: it is opening balance plus entries. */
  isUnstated?: true;
};

/** One finished statement, both methods, with its proof: plain JSON. */
export type StatementDocument = {
  framework: Framework;
  currency: string;
  policies: Policies;
  /** No check contradicts the claim that the statement ties out. */
  tiesOut: boolean;
  /** Why it does not tie out, the most important reason first; empty where it does. */
  draftReasons: readonly DraftReason[];
  /** Whether a prior year cash flow was supplied; its figures are as supplied, not recomputed. */
  hasComparatives: boolean;
  /** The national chart whose numbers gave accounts their roles; absent where names alone did. */
  chart?: ChartId;
  statements: { indirect: MethodStatement; direct: MethodStatement };
  workings: { indirect: readonly WorkingsRow[]; direct: readonly WorkingsRow[] };
  checks: readonly Check[];
  /** The printed totals of the files, beside what was read. */
  controls: readonly StatementControl[];
  /** Absent without a general ledger. */
  rollForward?: readonly RollForwardRow[];
  accounts: readonly AccountSummary[];
  nonCashTransactions: readonly NonCashTransaction[];
  disclosures: readonly Disclosure[];
  warnings: readonly Problem[];
  /** The columns that were asked for, in the order of their dates; they add up to the year. */
  periods?: readonly StatementPeriod[];
  /** The statement from balances alone, without the ledger's entries; present only on request. */
  balancesAlone?: { indirect: MethodStatement; direct: MethodStatement };
};
