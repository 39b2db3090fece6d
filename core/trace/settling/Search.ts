import { type Amount, absolute, minus, smaller } from "../../money/Amount.ts";
import { NON_CASH, type WorksheetColumn } from "../../worksheet/Posting.ts";
import type { ControlLine } from "../entry/ControlLine.ts";
import type { Item } from "../items/Item.ts";
import type { LineOrPending } from "../items/ItemQueue.ts";
import type { OpenSide } from "../items/OpenItems.ts";
import type { Part } from "../sums/Piece.ts";
import { staysOnLine } from "../TracedAccount.ts";
import { withOne } from "../withOne.ts";

/** A part of an open item that a line settles, and whether another item may have been meant. */
type Settled = { part: Part; isEstimated: boolean };

export type Settlement = {
  settled: readonly Settled[];
  /** The amount for which no open item was found, without sign. */
  rest: Amount;
  /**
   * Where the choice was among items for different lines: the amounts that may stand on each of these lines instead.
   */
  uncertain: ReadonlyMap<WorksheetColumn, Amount>;
  /** The amounts allocated by age, by line: they may have been advances for a later invoice. */
  byAge: ReadonlyMap<LineOrPending, Amount>;
  /** The part allocated to opening balances because the reference of the line is not in the ledger. */
  broughtForward: Amount;
  /** Cash without a party that was found to be for the usual line of the account. */
  met: Amount;
};

/** The entry that the line belongs to. */
export type MovedBy = {
  entry: number;
  hasCash: boolean;
  /**
   * Whether the words of the entry say that it was paid before its invoice. Asked lazily, because few entries need it.
   */
  isAhead: () => boolean;
  /** The lines the entry is about, where it moved no cash. */
  kinds: readonly WorksheetColumn[];
};

/** A settlement in progress: the amount still to be allocated, and what was found so far. */
export type Search = Settlement & {
  line: ControlLine;
  side: OpenSide;
  movedBy: MovedBy;
  settled: Settled[];
};

/** Most settlements leave no doubt, and share these empty maps. */
const NO_DOUBT: ReadonlyMap<WorksheetColumn, Amount> = new Map();
const NOT_BY_AGE: ReadonlyMap<LineOrPending, Amount> = new Map();

/** A search that has found nothing yet. */
export function beginSearch(line: ControlLine, side: OpenSide, movedBy: MovedBy): Search {
  return {
    line,
    movedBy,
    side,
    rest: absolute(line.amount),
    settled: NOTHING,
    uncertain: NO_DOUBT,
    byAge: NOT_BY_AGE,
    broughtForward: 0,
    met: 0,
  };
}

const NOTHING: Settled[] = [];

/** Takes one item after another until the line is fully allocated. */
export function takeEach(search: Search, next: () => Item | null, isEstimated = false): void {
  while (search.rest > 0) {
    const item = next();
    if (!item) return;
    take(search, item, isEstimated);
  }
}

/** Takes as much of an item as the line still needs, at most `wanted`. */
export function take(
  search: Search,
  item: Item,
  isEstimated: boolean,
  wanted: Amount = search.rest,
): void {
  const before = absolute(item.amount);
  for (const part of search.side.take(item, smaller(wanted, search.rest), lineSetOff(search)))
    search.settled = withOne(search.settled, { part, isEstimated });
  const taken = minus(before, absolute(item.amount));
  search.rest = minus(search.rest, taken);
  if (item.isOpening && !isEstimated) search.side.settledBegun(item, taken);
}

/**
 * The line that a set-off without cash applies to first. Example: an advance for a machine reduces the machine on the
 * invoice, not the sales tax on it. Null for operating lines, which are not separated from their tax.
 */
export function lineSetOff({ movedBy: { hasCash, kinds } }: Search): WorksheetColumn | null {
  const [only] = kinds;
  if (hasCash || only === undefined || kinds.length > 1) return null;
  return isOfTrade(only) ? null : only;
}

/** Whether a line belongs to neither investing nor financing activities. */
export function isOfTrade(line: WorksheetColumn): boolean {
  return line === NON_CASH || staysOnLine(line);
}
