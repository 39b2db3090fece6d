import { at, newFloatColumn, newIntColumn, push } from "../../generalLedger/store/NumberColumn.ts";
import { type Amount, plus } from "../../money/Amount.ts";

/** What an entry put on a cell. */
export type Contribution = { entry: number; amount: Amount; isEstimated: boolean };

/** The contributions of a cell, one an entry, in the order of their dates. */
export type CellContributions = { count: number; at: (place: number) => Contribution };

/** An amount that no number holds stands apart. */
const APART = Number.NaN;

/** What entries put on cells, as it was traced: 16 bytes a contribution, so that millions are kept. */
export class Contributions {
  private readonly cells = newIntColumn();
  /** Twice the number of the entry, and one more where it is estimated. */
  private readonly entries = newIntColumn();
  private readonly amounts = newFloatColumn();
  private readonly large = new Map<number, bigint>();

  add(cell: number, entry: number, amount: Amount, isEstimated: boolean): void {
    if (typeof amount === "bigint") this.large.set(this.cells.length, amount);
    push(this.cells, cell);
    push(this.entries, 2 * entry + (isEstimated ? 1 : 0));
    push(this.amounts, typeof amount === "bigint" ? APART : amount);
  }

  /** Those of each of so many cells: one an entry, without those that come to nil. */
  byCell(cellCount: number): CellContributions[] {
    const { cells, entries } = this;
    const starts = new Int32Array(cellCount + 1);
    for (let place = 0; place < cells.length; place += 1) {
      const next = at(cells, place) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    }
    for (let cell = 0; cell < cellCount; cell += 1)
      starts[cell + 1] = (starts[cell + 1] ?? 0) + (starts[cell] ?? 0);
    const free = starts.slice();
    const order = new Int32Array(cells.length);
    // What is joined takes the places that were gone through: it is never more
    const amounts = new Float64Array(cells.length);
    const joined: Joined = { entries: order, amounts, large: new Map() };
    for (let place = 0; place < cells.length; place += 1) {
      const cell = at(cells, place);
      const to = free[cell] ?? 0;
      free[cell] = to + 1;
      order[to] = place;
    }
    return Array.from({ length: cellCount }, (_, cell) => {
      const own = order.subarray(starts[cell], starts[cell + 1]);
      sortByEntry(own, entries);
      return this.join(own, joined, starts[cell] ?? 0);
    });
  }

  /** Writes the contributions at places that are in the order of their entries, beginning at a place of `joined`. */
  private join(own: Int32Array, joined: Joined, start: number): CellContributions {
    let end = start;
    for (let index = 0; index < own.length; ) {
      const entry = at(this.entries, own[index] ?? 0) >>> 1;
      let amount: Amount = 0;
      let isEstimated = 0;
      for (; index < own.length; index += 1) {
        const place = own[index] ?? 0;
        const known = at(this.entries, place);
        if (known >>> 1 !== entry) break;
        isEstimated |= known & 1;
        amount = plus(amount, this.amountAt(place));
      }
      if (amount === 0) continue;
      joined.entries[end] = 2 * entry + isEstimated;
      joined.amounts[end] = typeof amount === "bigint" ? APART : amount;
      if (typeof amount === "bigint") joined.large.set(end, amount);
      end += 1;
    }
    return { count: end - start, at: (place) => contributionAt(joined, start + place) };
  }

  private amountAt(place: number): Amount {
    const amount = at(this.amounts, place);
    return Number.isNaN(amount) ? (this.large.get(place) ?? 0) : amount;
  }
}

type Joined = { entries: Int32Array; amounts: Float64Array; large: Map<number, bigint> };

function contributionAt({ entries, amounts, large }: Joined, place: number): Contribution {
  const known = entries[place] ?? 0;
  const amount = amounts[place] ?? 0;
  return {
    entry: known >>> 1,
    amount: Number.isNaN(amount) ? (large.get(place) ?? 0) : amount,
    isEstimated: (known & 1) === 1,
  };
}

/** So many contributions may be one cell's: their number and that of their entry are exact in one number. */
const MOST_IN_CELL = 2 ** 25;

/** Sorts places by the entries that stand at them; entries are in the order of their dates. */
function sortByEntry(places: Int32Array, entries: Contributions["entries"]): void {
  const entryAt = (index: number) => at(entries, places[index] ?? 0) >>> 1;
  let isSorted = true;
  for (let index = 1; index < places.length && isSorted; index += 1)
    isSorted = entryAt(index - 1) <= entryAt(index);
  if (isSorted) return;
  const keys = Float64Array.from(places, (_, index) => entryAt(index) * MOST_IN_CELL + index);
  const before = places.slice();
  for (const [index, key] of keys.sort().entries()) places[index] = before[key % MOST_IN_CELL] ?? 0;
}
