import type { Concept } from "../../concepts/concepts.ts";
import type { Minor } from "../../money/Minor.ts";
import { type AccountKey, type Line, useOf } from "./accounts.ts";

/** A part of a line of an entry and the line of the statement it belongs to; debit-positive. */
export type Piece = { line: Line; amount: Minor };

/** What an open item is settled by later: its pieces say what it was for. */
export type OpenItem = {
  id: number;
  account: AccountKey;
  party: string;
  document: string;
  /** What of it is still open; a receivable is positive. */
  pieces: readonly Piece[];
  isSettled: boolean;
};

/** An item that was open when the year began, with what was open of it then; debit-positive. */
export type BegunItem = { item: OpenItem; amount: Minor };

/** A line of an entry as an event posts it. Amounts are debit-positive, in minor units. */
export type NewLine = {
  account: AccountKey;
  amount: Minor;
  party: string | null;
  document: string | null;
  /** The item that the line opens or settles. */
  item: OpenItem | null;
  pieces: readonly Piece[];
};

/** What an event posts, and the cash it knows to have moved: the truth is written beside the entry. */
export type NewEntry = {
  text: string;
  journal: JournalName;
  lines: readonly NewLine[];
  /** Receipts are positive; none where no cash moves. */
  cash: readonly (readonly [Concept, Minor])[];
  reverses?: PostedEntry;
};

type JournalName = "Sales" | "Purchases" | "Bank" | "Cash" | "Payroll" | "General";

/** An entry in the books. */
export type PostedEntry = Omit<NewEntry, "reverses"> & {
  number: string;
  date: string;
  reverses: string | null;
};

/** What a line says besides its account and amount. */
type LineDetails = {
  party?: string;
  document?: string;
  item?: OpenItem;
  /** The line of the statement it belongs to, where that is not the account's own. */
  on?: Line;
  /** The same for a line that belongs to several. */
  pieces?: readonly Piece[];
};

/** Debits an account. */
export function debit(account: AccountKey, amount: Minor, details: LineDetails = {}): NewLine {
  const { item } = details;
  return {
    account,
    amount,
    party: details.party ?? item?.party ?? null,
    document: details.document ?? item?.document ?? null,
    item: item ?? null,
    pieces: details.pieces ?? ownPieces(account, amount, details.on),
  };
}

/** Credits an account. */
export function credit(account: AccountKey, amount: Minor, details: LineDetails = {}): NewLine {
  return debit(account, -amount, details);
}

function ownPieces(account: AccountKey, amount: Minor, on: Line | undefined): readonly Piece[] {
  const line = on ?? useOf(account).line;
  return line === null ? [] : [{ line, amount }];
}

/** The pieces with their signs turned: what settles an item stands for what the item was for. */
export function turned(pieces: readonly Piece[]): Piece[] {
  return pieces.map(({ line, amount }) => ({ line, amount: -amount }));
}

/** What pieces come to. */
export function totalOf(pieces: readonly Piece[]): Minor {
  return pieces.reduce((total, { amount }) => total + amount, 0n);
}
