import type { Amount } from "../../money/Amount.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { placeOfLine, type RowPlace } from "../store/LedgerParts.ts";
import { at } from "../store/NumberColumn.ts";

/** The entries of a ledger: where the lines of each stand, and its date. */
export type OrderedEntries = {
  assembly: LedgerAssembly;
  /** ISO dates by number, and the same as yyyymmdd. */
  isoDates: readonly string[];
  days: Int32Array;
  /** Lines in the order of their entries; those of entry `e` stand from `starts[e]` to `starts[e + 1]`. */
  order: Int32Array;
  starts: Int32Array;
  /** The number of each entry's date; -1 where its lines have none. */
  dateOf: Int32Array;
};

/** The same while they are sorted out. */
export type LedgerEntries = OrderedEntries & {
  /** What each is out by. */
  differences: ArrayLike<Amount>;
  /** The entry of each line. */
  entryOf: Int32Array;
};

/** What is kept of entries that are sorted out: without what each is out by, and the entry of each line. */
export function orderedOf(entries: LedgerEntries): OrderedEntries {
  const { assembly, isoDates, days, order, starts, dateOf } = entries;
  return { assembly, isoDates, days, order, starts, dateOf };
}

/** The lines of an entry, in the order of the file. */
export function linesOf({ order, starts }: OrderedEntries, entry: number): Int32Array {
  return order.subarray(starts[entry], starts[entry + 1]);
}

/** The numbers of the accounts that lines stand on. */
export function accountsOf({ assembly }: LedgerEntries, lines: Int32Array): Set<number> {
  return new Set(Array.from(lines, (line) => at(assembly.lines.account, line)));
}

/** How many lines an entry has. */
export function countLines({ starts }: LedgerEntries, entry: number): number {
  return (starts[entry + 1] ?? 0) - (starts[entry] ?? 0);
}

/** The first line of an entry. */
export function firstLineOf({ order, starts }: OrderedEntries, entry: number): number {
  return order[starts[entry] ?? 0] ?? 0;
}

/** The entries that have lines, as far as they are wanted. */
export function entriesWhere(
  entries: LedgerEntries,
  isWanted = (_entry: number): boolean => true,
): Int32Array {
  const numbers = new Int32Array(entries.differences.length);
  let count = 0;
  for (let entry = 0; entry < numbers.length; entry += 1) {
    if (isEmptyEntry(entries, entry) || !isWanted(entry)) continue;
    numbers[count] = entry;
    count += 1;
  }
  return numbers.slice(0, count);
}

/** Where an entry begins in its file. */
export function placeOfEntry(entries: LedgerEntries, entry: number): RowPlace {
  return placeIn(entries, firstLineOf(entries, entry));
}

/** Where the first of several entries that has an account has it; where none has, their first line. */
export function placeOfAccount(
  entries: LedgerEntries,
  several: Iterable<number>,
  account: number,
): RowPlace {
  let first: number | undefined;
  for (const entry of several)
    for (const line of linesOf(entries, entry)) {
      first ??= line;
      if (at(entries.assembly.lines.account, line) === account) return placeIn(entries, line);
    }
  return placeIn(entries, first ?? 0);
}

function placeIn({ assembly: { lines, parts } }: LedgerEntries, line: number): RowPlace {
  return placeOfLine(parts, line, at(lines.row, line));
}

/** Whether the lines of an entry were found to belong to others. */
export function isEmptyEntry({ starts }: OrderedEntries, entry: number): boolean {
  return starts[entry] === starts[entry + 1];
}

/** The date of an entry as ISO 8601; "" where its lines have none. */
export function dateOfEntry({ isoDates, dateOf }: OrderedEntries, entry: number): string {
  return isoDates[dateOf[entry] ?? -1] ?? "";
}

/** The date of an entry as yyyymmdd; 0 where its lines have none. */
export function dayOfEntry({ days, dateOf }: OrderedEntries, entry: number): number {
  return days[dateOf[entry] ?? -1] ?? 0;
}

/** An ISO date as yyyymmdd; 0 for none. */
export function dayNumber(date: string): number {
  return Number(date.replaceAll("-", ""));
}

/** Sorts lines by entry, without moving them, and dates each entry by its first day. */
export function sortEntries(
  assembly: LedgerAssembly,
  isoDates: readonly string[],
  { entryOf, differences }: Pick<LedgerEntries, "entryOf" | "differences">,
): LedgerEntries {
  const count = differences.length;
  const days = Int32Array.from(isoDates, dayNumber);
  const starts = new Int32Array(count + 1);
  for (let line = 0; line < entryOf.length; line += 1) {
    const behind = (entryOf[line] ?? 0) + 1;
    starts[behind] = (starts[behind] ?? 0) + 1;
  }
  for (let entry = 0; entry < count; entry += 1)
    starts[entry + 1] = (starts[entry + 1] ?? 0) + (starts[entry] ?? 0);
  const next = starts.slice(0, count);
  const order = new Int32Array(entryOf.length);
  const dateOf = new Int32Array(count).fill(-1);
  for (let line = 0; line < entryOf.length; line += 1) {
    const entry = entryOf[line] ?? 0;
    const place = next[entry] ?? 0;
    order[place] = line;
    next[entry] = place + 1;
    const date = at(assembly.lines.date, line);
    const known = dateOf[entry] ?? -1;
    if (known < 0 || (date >= 0 && (days[date] ?? 0) < (days[known] ?? 0))) dateOf[entry] = date;
  }
  return { assembly, isoDates, days, order, starts, dateOf, differences, entryOf };
}
