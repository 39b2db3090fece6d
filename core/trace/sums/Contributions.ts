import { at, newFloatColumn, newIntColumn, push } from "../../generalLedger/store/NumberColumn.ts";
import { sortByKey } from "../../generalLedger/store/sortByKey.ts";
import { type Amount, plus } from "../../money/Amount.ts";

/** The amount that an entry put on a cell (an account and line). */
export type Contribution = { entry: number; amount: Amount; isEstimated: boolean };

/** The contributions to a cell, one for each entry, in the order of dates. */
export type CellContributions = { count: number; at: (place: number) => Contribution };

/** Stands for an amount too large for a number, which is stored in `large`. */
const APART = Number.NaN;

/** The amounts that entries put on cells, in columns of 16 bytes per contribution, so that millions fit in memory. */
export class Contributions {
  private readonly cells = newIntColumn();
  /** Twice the number of the entry, plus one if the contribution is estimated. */
  private readonly entries = newIntColumn();
  private readonly amounts = newFloatColumn();
  private readonly large = new Map<number, bigint>();
  /** One more than the highest entry number. */
  private entryCount = 0;

  add(cell: number, entry: number, amount: Amount, isEstimated: boolean): void {
    if (typeof amount === "bigint") this.large.set(this.cells.length, amount);
    this.entryCount = Math.max(this.entryCount, entry + 1);
    push(this.cells, cell);
    push(this.entries, 2 * entry + (isEstimated ? 1 : 0));
    push(this.amounts, typeof amount === "bigint" ? APART : amount);
  }

  /** The contributions by cell: one for each entry, without those that sum to zero. */
  byCell(cellCount: number): CellContributions[] {
    const { length } = this.cells;
    const added = new Int32Array(length).map((_, place) => place);
    const entryOf = (place: number) => at(this.entries, place) >>> 1;
    const byEntry = sortByKey(added, entryOf, this.entryCount).sorted;
    const cellOf = (place: number) => at(this.cells, place);
    const { sorted: order, starts } = sortByKey(byEntry, cellOf, cellCount);
    // The joined result is never longer than the input, so it reuses the sorted column
    const amounts = new Float64Array(length);
    const joined: Joined = { entries: order, amounts, large: new Map() };
    return Array.from({ length: cellCount }, (_, cell) => {
      const start = starts[cell] ?? 0;
      return this.join(order.subarray(start, starts[cell + 1]), joined, start);
    });
  }

  /**
   * Joins the contributions at the places in `own`, which are in the order of entries, and writes them to `joined` from
   * `start`.
   */
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
