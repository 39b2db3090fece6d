import {
  at,
  type NumberColumn,
  newIntColumn,
  push,
  put,
} from "../../generalLedger/store/NumberColumn.ts";
import {
  knownNumber,
  newTextTable,
  textAt,
  textNumber,
} from "../../generalLedger/store/TextTable.ts";
import type { Amount } from "../../money/Amount.ts";
import type { TracedAccount } from "../TracedAccount.ts";
import { seriesOf } from "./numbersInText.ts";

/** Bits for the sides of the lines that name a number. */
const DEBIT = 1;
const CREDIT = 2;
const BOTH = 3;

type OnAccount = Pick<TracedAccount, "index">;

/** A line that names a number; its place identifies it, and the sign of its amount is its side. */
type Naming = { account: OnAccount; amount: Amount; place: number };

/** A number, and the places of the lines of one account that name it, in the order of noting. */
export type NumberNamed = { number: string; isOfSeries: boolean; places: readonly number[] };

/** From this many numbers with a common beginning on an account, they are a series of documents. */
const LEAST_IN_SERIES = 3;

/**
 * Records which lines name the number of a document, by account. Nearly every line may name a number that no other line
 * names, so the data is kept in columns, and lists are made only for numbers named on both sides.
 */
export class NumbersNamed {
  private readonly numbers = newTextTable();
  /** For each account and number: one more than their joint key. */
  private readonly keys: NumberColumn[] = [];
  /** By key: the account, the number, and the sides that name it. */
  private readonly accounts: NumberColumn = newIntColumn();
  private readonly numberOfKey: NumberColumn = newIntColumn();
  private readonly sides: NumberColumn = newIntColumn();
  /** One row for each naming: the key, and the place of the line. */
  private readonly named: NumberColumn = newIntColumn();
  private readonly places: NumberColumn = newIntColumn();

  get isEmpty(): boolean {
    return this.places.length === 0;
  }

  /** Whether any line names a number. */
  has({ index }: OnAccount, number: string): boolean {
    const keys = this.keys[index];
    return keys !== undefined && at(keys, knownNumber(this.numbers, number)) !== 0;
  }

  /** Notes that a line names a number. */
  note({ account, amount, place }: Naming, number: string): void {
    const key = this.keyOf(account, number);
    put(this.sides, key, at(this.sides, key) | (amount < 0 ? DEBIT : CREDIT));
    push(this.named, key);
    push(this.places, place);
  }

  /** The numbers named on both sides, in the order of first noting. */
  *onBothSides(): Iterable<NumberNamed> {
    const { starts, places } = this.placesByKey();
    const series = this.seriesAmong(starts);
    for (let key = 0; key + 1 < starts.length; key += 1) {
      const [start = 0, end = 0] = [starts[key], starts[key + 1]];
      if (start === end) continue;
      const ownSeries = this.seriesOf(key);
      const isOfSeries = ownSeries !== null && (series.get(ownSeries) ?? 0) >= LEAST_IN_SERIES;
      yield { number: this.numberOf(key), isOfSeries, places: [...places.subarray(start, end)] };
    }
  }

  private keyOf({ index }: OnAccount, number: string): number {
    const keys = this.keys[index] ?? newIntColumn();
    this.keys[index] = keys;
    const text = textNumber(this.numbers, number);
    const known = at(keys, text);
    if (known > 0) return known - 1;
    const key = this.accounts.length;
    put(keys, text, key + 1);
    push(this.accounts, index);
    push(this.numberOfKey, text);
    return key;
  }

  private numberOf(key: number): string {
    return textAt(this.numbers, at(this.numberOfKey, key));
  }

  /** The account and the series of a number; null for a bare number. */
  private seriesOf(key: number): string | null {
    const series = seriesOf(this.numberOf(key));
    return series === null ? null : `${at(this.accounts, key)} ${series}`;
  }

  /**
   * The places of the lines of each number named on both sides, one group after the other, with the start of each
   * group.
   */
  private placesByKey(): { starts: Int32Array; places: Int32Array } {
    const starts = new Int32Array(this.accounts.length + 1);
    for (let each = 0; each < this.named.length; each += 1) {
      const key = at(this.named, each);
      if (at(this.sides, key) === BOTH) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
    }
    for (let key = 0; key + 1 < starts.length; key += 1)
      starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
    const places = new Int32Array(starts.at(-1) ?? 0);
    const next = starts.slice();
    for (let each = 0; each < this.named.length; each += 1) {
      const key = at(this.named, each);
      if (at(this.sides, key) !== BOTH) continue;
      places[next[key] ?? 0] = at(this.places, each);
      next[key] = (next[key] ?? 0) + 1;
    }
    return { starts, places };
  }

  /** How many numbers belong to each series that has a number on both sides. */
  private seriesAmong(starts: Int32Array): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (let key = 0; key + 1 < starts.length; key += 1) {
      const series = starts[key] === starts[key + 1] ? null : this.seriesOf(key);
      if (series !== null) counts.set(series, 0);
    }
    if (counts.size === 0) return counts;
    for (let key = 0; key + 1 < starts.length; key += 1) {
      const series = at(this.sides, key) === 0 ? null : this.seriesOf(key);
      const count = series === null ? undefined : counts.get(series);
      if (series !== null && count !== undefined) counts.set(series, count + 1);
    }
    return counts;
  }
}
