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

/** The sides that lines which name a number stand on. */
const DEBIT = 1;
const CREDIT = 2;
const BOTH = 3;

type OnAccount = Pick<TracedAccount, "index">;

/** A line that names a number; its place tells it from others, and its amount its side. */
type Naming = { account: OnAccount; amount: Amount; place: number };

/** A number, and the places of the lines of one account that name it, in the order in which they were noted. */
export type NumberNamed = { number: string; isOfSeries: boolean; places: readonly number[] };

/** So many numbers of one kind on an account are a series of documents. */
const LEAST_IN_SERIES = 3;

/**
 * Which lines name the number of a document, account by account. Nearly every line of a ledger may name one
 * that no other line does: they stand in columns, and lists are made of those alone that stand on both sides.
 */
export class NumbersNamed {
  private readonly numbers = newTextTable();
  /** Of each account, by the number: one more than the key of the two together. */
  private readonly keys: NumberColumn[] = [];
  /** By key: its account, its number, and the sides that name it. */
  private readonly accounts: NumberColumn = newIntColumn();
  private readonly numberOfKey: NumberColumn = newIntColumn();
  private readonly sides: NumberColumn = newIntColumn();
  /** Each time that a line names one of them: which, and the place of the line. */
  private readonly named: NumberColumn = newIntColumn();
  private readonly places: NumberColumn = newIntColumn();

  get isEmpty(): boolean {
    return this.places.length === 0;
  }

  /** Whether a line names a number. */
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

  /** The numbers that lines of both sides name, in the order in which they were first noted. */
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

  /** The account and the series that a number is of. */
  private seriesOf(key: number): string | null {
    const series = seriesOf(this.numberOf(key));
    return series === null ? null : `${at(this.accounts, key)} ${series}`;
  }

  /** The places of the lines of each number that stands on both sides, one after the other, and where they begin. */
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

  /** How many numbers are named of each series that one on both sides is of. */
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
