import type { Concept } from "../concepts/concepts.ts";
import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import type { Minor } from "../money/Minor.ts";

/** The column for movements without cash; it always adds up to zero. */
export const NON_CASH = "non_cash";

/** A column of the worksheet: a line of the statement, or the non-cash column. */
export type WorksheetColumn = Concept | typeof NON_CASH;

/** An entry of the general ledger behind an amount of a line. Amounts are cash effects. */
export type EntryTrace = {
  number: string;
  date: string;
  text: string;
  amount: Minor;
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

/** The entries behind a posting; each is created only when read. */
export type TracedEntries = {
  count: number;
  /** The given number of entries, the largest first. */
  largest: (most: number) => EntryTrace[];
  /** All entries, by date. */
  all: () => Iterable<EntryTrace>;
};

/**
 * The ledger entries behind a posting, and the receipts among them. (The amount of the posting is receipts less
 * payments.)
 */
export type Provenance = {
  /** Shared by all postings and worksheet cells with the same entries. */
  entries: TracedEntries;
  /** The posting has the opposite sign of its entries. */
  isOpposite: boolean;
  received: Minor;
};

/**
 * A part of an account's movement, with the line that its cash belongs to. Amounts are cash effects: a receipt is
 * positive, so a debit is negative.
 */
export type Posting = {
  /** Null for a cash line of a journal that names no account (a gross-up of equal and opposite flows). */
  account: LedgerAccount | null;
  amount: Minor;
  column: WorksheetColumn;
  /** The adjustment it comes from; null when it follows from the files. */
  adjustmentId: string | null;
  /** The line that a user chose for adding back an income statement amount. */
  presentAs: Concept | null;
  reason: string;
  /** The ledger entries behind it, where the amount comes from the general ledger. */
  traced?: Provenance;
};

/** A cell of one method's worksheet: an amount of an account on a line. */
export type Entry = Omit<Posting, "presentAs">;

/**
 * What answers a question about a line: a person's confirmation, roles of accounts, or figures (a journal or a better
 * file).
 */
export const answers = ["word", "roles", "figures"] as const;
export type Answer = (typeof answers)[number];

/** A question to a person about a line. */
export type ReviewPoint = {
  column: WorksheetColumn;
  reason: string;
  /** Absent for figures. */
  answeredBy?: Answer;
  /** Receipts and payments may be netted on this line. */
  isNetted?: true;
};
