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

/** One piece of a line: the account it came from, the journal that moved it, the rows it stood in. */
export type LineSource = {
  account: string;
  accountName: string;
  amount: Amount;
  /** The adjustment that put it here; null when it is calculated from the files. */
  adjustmentId: string | null;
  /** Why it stands on this line, in words for a person. */
  reason: string;
  rows: readonly SourceRow[];
  /** What the account would put here under the other role it may have; absent where its role is no doubt. */
  otherwise?: { role: Role; amount: Amount };
  /** The entries of the general ledger behind it, the largest first; absent without a ledger. */
  entries?: readonly SourceEntry[];
  /** How many entries there are, with those that are not listed. */
  entryCount?: number;
};

/** An entry of the general ledger behind an amount of a line. */
export type SourceEntry = {
  number: string;
  date: string;
  text: string;
  amount: Amount;
  /** Its purpose was chosen among several possible ones. */
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
  /** What follows from files, mappings and policies alone. */
  calculated: Amount;
  /** What the adjustments changed of it. */
  adjustments: Amount;
  /** Nil where it is not known. */
  priorYear: Amount;
  /**
   * False where there are no comparatives, or last year's statement, presented by the other method,
   * does not show the line.
   */
  isPriorYearKnown: boolean;
  status: LineStatus;
  /** What is asked of the line; it stays when a person has verified it, and is empty otherwise. */
  reviewReasons: readonly string[];
  /** What answers each of them, in their order; absent where nothing is asked. */
  answeredBy?: readonly Answer[];
  /** Who verified it; absent where nobody did. */
  verification?: VerifiedBy;
  sources: readonly LineSource[];
  /** How much of it depends on settlements that were estimated; absent without a ledger. */
  estimatedAmount?: Amount;
  /** True where no entry or account shows the cash: it is derived from the movement of balances. */
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

/** A column of the statement: a month, a quarter or a half, tying out at its own cash. */
export type StatementPeriod = {
  /** ISO dates, first and last day. */
  start: string;
  end: string;
  tiesOut: boolean;
  statements: { indirect: MethodStatement; direct: MethodStatement };
  checks: readonly Check[];
};

/**
 * `not_tested`: the check applies, and the files hold nothing to test it against; `confirmed`: it
 * asked a person, who answered.
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

/** Why a statement is a draft: the check that says so, and its words. */
export type DraftReason = { code: string; message: string };

/** One of the checks a finished statement passes, with its figure and its paragraph. */
export type Check = {
  id: string;
  title: string;
  status: CheckStatus;
  paragraph: string;
  figure: Amount | null;
  explanation: string;
  /** The concepts of the lines that it asks about: it is resolved with them. */
  concepts?: readonly string[];
  /** Who confirmed what it found; absent where nobody did. */
  verification?: VerifiedBy;
};

/** An account as the engine read it: amounts are debit-positive. */
export type AccountSummary = {
  code: string;
  name: string;
  type: string;
  role: Role | null;
  nature: Nature | null;
  confidence: number;
  reason: string;
  isOverridden: boolean;
  /** Its role is sure and its entries look like those of another one: its lines wait until a person confirms it. Absent otherwise. */
  isQuestioned?: true;
  /** What its name says, where a person gave it another role; absent where nobody did, or the name says nothing. */
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
  /** A transaction of the year before, as last year's statement has it. */
  isPriorYear?: true;
};

/** A row of a note's table; null where it has no figure. */
export type DisclosureRow = {
  label: string;
  amounts: readonly (Amount | null)[];
  isTotal: boolean;
  /** A comparative: a row of the year before. */
  isPriorYear?: true;
};

/** A note beneath the statement: a small table with a title and its paragraph. */
export type Disclosure = {
  id: string;
  title: string;
  paragraph: string;
  columns: readonly string[];
  rows: readonly DisclosureRow[];
  /** What the note needs and no file says: a person writes it, with the paragraph that asks for it. */
  asks: readonly string[];
};

/** What last year's statement says beneath it. */
export type LastYearsNotes = Pick<StatementDocument, "disclosures" | "nonCashTransactions">;

/** One account's row of the worksheet: what moved and the lines it stands on. */
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
  /** What each adjustment put on the lines of this account. */
  journals: readonly { adjustmentId: string; line: string; amount: Amount }[];
  /** What no line explains of the movement: always zero. */
  remainder: Amount;
};

/** A total that a file prints, beside what the rows read come to. */
export type StatementControl = {
  fileType: FileType;
  label: string;
  row: number;
  column: string;
  printed: Amount;
  read: Amount;
  agrees: boolean;
};

/** An account rolled forward: opening balance and entries beside the closing balance; debit-positive. */
export type RollForwardRow = {
  account: string;
  accountName: string;
  opening: Amount;
  entries: Amount;
  closing: Amount;
  /** What the general ledger does not hold of the account's change. */
  difference: Amount;
  /** No file states the closing balance: it is what opening and entries come to. */
  isUnstated?: true;
};

/** One finished statement, both methods, with its proof: plain JSON. */
export type StatementDocument = {
  framework: Framework;
  currency: string;
  policies: Policies;
  /** Whether nothing speaks against the claim that the statement ties out. */
  tiesOut: boolean;
  /** Why it does not tie out, the most important reason first; empty where it does. */
  draftReasons: readonly DraftReason[];
  /** Whether a prior year cash flow was supplied; its figures are as supplied, not recomputed. */
  hasComparatives: boolean;
  /** The national chart by whose numbers accounts were read; absent where they were read by name alone. */
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
  /** What the same books would say without the entries of the ledger, where that was asked for. */
  balancesAlone?: { indirect: MethodStatement; direct: MethodStatement };
};
