import type { EntryColumns } from "../generalLedger/entries/EntryColumns.ts";
import type { JournalEntry } from "../generalLedger/GeneralLedger.ts";
import { divideRounded } from "../money/divideRounded.ts";
import { absolute, type Minor } from "../money/Minor.ts";
import type { WorksheetColumn } from "../worksheet/Posting.ts";
import type { TracedAccount } from "./TracedAccount.ts";

/** An entry of the ledger, to which what was traced of it refers back: it is read when it is asked for. */
export class EntryReference {
  /** The month of the period that it stands in, counted from 0. */
  readonly month: number;
  /** Its contribution to what is being added up; null outside of that. */
  contribution: { amount: Minor; isEstimated: boolean } | null = null;
  private readonly columns: EntryColumns;
  private readonly entry: number;

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

  /** All of it. */
  read(): JournalEntry {
    return this.columns.entryOf(this.entry);
  }
}

/** An amount that an entry puts on an account, as a cash effect: a receipt is positive. */
export type Piece = { account: TracedAccount; amount: Minor };

/** What an entry put on accounts, until it is known which line it belongs to. */
export type Held = { entry: EntryReference; pieces: Piece[] };

/**
 * A part of an open item. With a column, it is known what the item was for and the cash is to come;
 * without one, the cash has moved and it is not known yet what for.
 */
export type Part = { column: WorksheetColumn | null; amount: Minor; held: Held[] };

/**
 * Takes a share of pieces: `part` of `whole`, both positive. The rest stays in `pieces`. The share
 * sums to the same share of their sum; what rounding leaves is carried by the largest of them.
 */
export function takeShare(pieces: Piece[], part: Minor, whole: Minor): Piece[] {
  if (part === whole) return pieces.splice(0);
  let total = 0n;
  let taken = 0n;
  let largest: Piece | null = null;
  const shares = pieces.map((piece): Piece => {
    const amount = divideRounded(piece.amount * part, whole);
    total += piece.amount;
    taken += amount;
    const share = { account: piece.account, amount };
    if (largest === null || absolute(amount) > absolute(largest.amount)) largest = share;
    return share;
  });
  if (largest !== null) addTo(largest, divideRounded(total * part, whole) - taken);
  for (const [index, piece] of pieces.entries()) piece.amount -= shares[index]?.amount ?? 0n;
  return shares;
}

/** Takes a share of everything that is held. */
export function takeHeld(held: readonly Held[], part: Minor, whole: Minor): Held[] {
  return held.map(({ entry, pieces }) => ({ entry, pieces: takeShare(pieces, part, whole) }));
}

function addTo(piece: Piece, amount: Minor): void {
  piece.amount += amount;
}
