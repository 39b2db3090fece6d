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
  /** What no open item was found for, without sign. */
  rest: Amount;
  /** What may stand on each line instead, where items of several kinds were to choose among. */
  uncertain: ReadonlyMap<WorksheetColumn, Amount>;
  /** What was settled by age, by what it was for: it may have been paid for a bill that comes later. */
  byAge: ReadonlyMap<LineOrPending, Amount>;
  /** What was settled of balances brought forward, because its reference leads out of the ledger. */
  broughtForward: Amount;
  /** Cash that names nobody and was found to be for what the account usually is. */
  met: Amount;
};

/** The entry of a line. */
export type MovedBy = {
  entry: number;
  hasCash: boolean;
  /** Whether its words say that cash moved before its bill: few entries are asked. */
  isAhead: () => boolean;
  /** What it is about where it moved no cash. */
  kinds: readonly WorksheetColumn[];
};

/** A settlement while it is made: what is left of the line, and what was found for it so far. */
export type Search = Settlement & {
  line: ControlLine;
  side: OpenSide;
  movedBy: MovedBy;
  settled: Settled[];
};

/** Most settlements leave no doubt: then nothing is noted. */
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

/** Takes one item after the other, while any of the line is left. */
export function takeEach(search: Search, next: () => Item | null, isEstimated = false): void {
  while (search.rest > 0) {
    const item = next();
    if (!item) return;
    take(search, item, isEstimated);
  }
}

/** Takes as much of an item as is left of the line, or as is wanted of that. */
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
 * What an entry without cash sets off against a bill: an advance for a machine is for the machine on the
 * bill, not for the tax beside it. Operating lines of a bill are one with their tax.
 */
export function lineSetOff({ movedBy: { hasCash, kinds } }: Search): WorksheetColumn | null {
  const [only] = kinds;
  if (hasCash || only === undefined || kinds.length > 1) return null;
  return isOfTrade(only) ? null : only;
}

/** Whether a line is neither of investing nor of financing activities. */
export function isOfTrade(line: WorksheetColumn): boolean {
  return line === NON_CASH || staysOnLine(line);
}
