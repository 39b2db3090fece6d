import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { type Amount, absolute, minus, plus, shareOf } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import type { TracedAccount } from "../TracedAccount.ts";

/** A ledger entry, as the traced amounts refer to it. */
export class EntryReference {
  /** Its number in the ledger's columns. */
  readonly entry: number;
  /** Its month, counted from 0 at the start of the period. */
  readonly month: number;
  private readonly columns: EntryColumns;

  constructor(columns: EntryColumns, entry: number, month: number) {
    this.columns = columns;
    this.entry = entry;
    this.month = month;
  }

  get number(): string {
    return this.columns.numberOf(this.entry);
  }

  get date(): string {
    return this.columns.dateOf(this.entry);
  }
}

/** An amount that an entry posts to an account, as a cash effect: a receipt is positive. */
export type Piece = { account: TracedAccount; amount: Amount };

/**
 * A piece that is held back until its line is known. There may be millions, so each is one object without a list of its
 * own.
 */
export type Held = Piece & { entry: EntryReference };

/** The empty list of an item whose pieces were all released. It is shared, so nothing may be added to it. */
export const NOTHING_HELD: Held[] = [];

/** Pieces of an entry as held pieces. */
export function heldOf(entry: EntryReference, pieces: readonly Piece[]): Held[] {
  return pieces.map(({ account, amount }) => ({ entry, account, amount }));
}

/** The sum of amounts. */
export function totalOf(amounts: readonly { amount: Amount }[]): Amount {
  let total: Amount = 0;
  for (const { amount } of amounts) total = plus(total, amount);
  return total;
}

/**
 * A part of an open item. With a column, the purpose is known and the cash is still to come; without one, the cash has
 * moved and the purpose is not known yet.
 */
export type Part = {
  column: WorksheetColumn | null;
  amount: Amount;
  held: Held[];
  /** The entry that opened it charged it within the entry, as a fee, rather than setting off another item. */
  isCharged?: boolean;
};

/** Adds a part to others; parts of the same column are joined. */
export function addPart(parts: Part[], part: Part): void {
  const known = parts.find(({ column }) => column === part.column);
  if (known) {
    known.amount = plus(known.amount, part.amount);
    if (known.held.length === 0) known.held = part.held;
    else known.held.push(...part.held);
    if (known.isCharged !== part.isCharged) known.isCharged = false;
  } else parts.push(part);
}

/**
 * Takes the share `part` of `whole` (both positive) out of pieces. The rest stays in `pieces`, unless the whole is
 * taken. The taken pieces sum to the same share of their total; the largest absorbs the rounding difference.
 */
export function takeShare(pieces: Piece[], part: Amount, whole: Amount): Piece[] {
  if (part === whole) return pieces;
  let [total, taken]: [Amount, Amount] = [0, 0];
  let largest: Piece | null = null;
  const shares: Piece[] = [];
  for (const piece of pieces) {
    const share = { account: piece.account, amount: shareOf(piece.amount, part, whole) };
    total = plus(total, piece.amount);
    taken = plus(taken, share.amount);
    if (largest === null || absolute(share.amount) > absolute(largest.amount)) largest = share;
    shares.push(share);
  }
  if (largest !== null)
    largest.amount = plus(largest.amount, minus(shareOf(total, part, whole), taken));
  for (const [index, piece] of pieces.entries())
    piece.amount = minus(piece.amount, shares[index]?.amount ?? 0);
  return shares;
}

/** Takes a share of all held pieces, exact to the minor unit for each entry. */
export function takeHeld(held: Held[], part: Amount, whole: Amount): Held[] {
  if (part === whole) return held;
  const shares: Held[] = [];
  for (let from = 0; from < held.length; ) {
    const entry = held[from]?.entry;
    let to = from + 1;
    while (to < held.length && held[to]?.entry === entry) to += 1;
    if (entry) shares.push(...heldOf(entry, takeShare(held.slice(from, to), part, whole)));
    from = to;
  }
  return shares;
}
