import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { type Amount, absolute, minus, plus, shareOf } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import type { TracedAccount } from "../TracedAccount.ts";

/** An entry of the ledger, to which what was traced of it refers back. */
export class EntryReference {
  /** Its number among the entries of the ledger. */
  readonly entry: number;
  /** The month of the period that it stands in, counted from 0. */
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

/** An amount that an entry puts on an account, as a cash effect: a receipt is positive. */
export type Piece = { account: TracedAccount; amount: Amount };

/**
 * A piece of an entry, until it is known which line it belongs to. There may be millions of them: each is one
 * object, and no list of its own.
 */
export type Held = Piece & { entry: EntryReference };

/** Of an item whose pieces are on their lines: millions of them share it, so nothing is added to it. */
export const NOTHING_HELD: Held[] = [];

/** Pieces of an entry that are held back. */
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
 * A part of an open item. With a column, it is known what the item was for and the cash is to come;
 * without one, the cash has moved and it is not known yet what for.
 */
export type Part = {
  column: WorksheetColumn | null;
  amount: Amount;
  held: Held[];
  /** The entry that opened it charged it, as a fee; what was set off came from elsewhere. */
  isCharged?: boolean;
};

/** Adds a part to others: what is for one thing is one. */
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
 * Takes a share of pieces: `part` of `whole`, both positive. The rest stays in `pieces`, unless the
 * whole of them is taken. The share sums to the same share of their sum; what rounding leaves is carried
 * by the largest of them.
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

/** Takes a share of everything that is held, to the minor unit of each entry. */
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
