import type { Concept } from "../concepts/concepts.ts";
import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import type { Minor } from "../money/Minor.ts";

/** The column of a movement that no cash moved with; it always sums to zero. */
export const NON_CASH = "non_cash";

/** A column of the worksheet: a line of the statement, or the non-cash column. */
export type WorksheetColumn = Concept | typeof NON_CASH;

/** An entry of the general ledger behind an amount of a line. Amounts are cash effects. */
export type EntryTrace = {
  number: string;
  date: string;
  text: string;
  amount: Minor;
  /** It was chosen among several things that it may have been for. */
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

/** The entries that a posting was traced to, each made when it is asked for. */
export type TracedEntries = {
  count: number;
  /** So many of them, the largest first. */
  largest: (most: number) => EntryTrace[];
  /** All of them, in the order of their dates. */
  all: () => Iterable<EntryTrace>;
};

/**
 * Where the general ledger says of a posting that it is so, and what of the amounts came in: the posting
 * has them net of what went out.
 */
export type Provenance = {
  /** The same object wherever the posting stands. */
  entries: TracedEntries;
  /** The posting stands there with the other sign than its entries. */
  isOpposite: boolean;
  received: Minor;
};

/**
 * A piece of one account's movement and the line its cash stands on.
 * Amounts are cash effects: a receipt is positive, so a debit movement is negative.
 */
export type Posting = {
  /** Null for a cash line of a journal that names no account (a gross-up of equal and opposite flows). */
  account: LedgerAccount | null;
  amount: Minor;
  column: WorksheetColumn;
  /** The adjustment that says so; null when it follows from the files. */
  adjustmentId: string | null;
  /** The concept a user asked the add-back of a profit and loss amount to stand under. */
  presentAs: Concept | null;
  reason: string;
  /** Where the general ledger says so: its entries. */
  traced?: Provenance;
};

/** One cell of a method's worksheet: how much of an account stands on a line. */
export type Entry = Omit<Posting, "presentAs">;

/** What answers a question about a line: a person's word, the roles of accounts, or figures: a journal, or a better file. */
export const answers = ["word", "roles", "figures"] as const;
export type Answer = (typeof answers)[number];

/** A line that a person has to look at, and why. */
export type ReviewPoint = {
  column: WorksheetColumn;
  reason: string;
  /** Absent where figures answer it. */
  answeredBy?: Answer;
  /** Receipts and payments may stand net on it. */
  isNetted?: true;
};
