import type { Minor } from "../../money/Minor.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { at } from "../store/NumberColumn.ts";

/** The entries of a ledger: where the lines of each stand, and its date. */
export type LedgerEntries = {
  assembly: LedgerAssembly;
  /** ISO dates by number, and the same as yyyymmdd. */
  isoDates: readonly string[];
  /** Lines in the order of their entries; those of entry `e` stand from `starts[e]` to `starts[e + 1]`. */
  order: Int32Array;
  starts: Int32Array;
  /** The number of each entry's date; -1 where its lines have none. */
  dateOf: Int32Array;
  differences: readonly Minor[];
};

/** The lines of an entry, in the order of the file. */
export function linesOf({ order, starts }: LedgerEntries, entry: number): Int32Array {
  return order.subarray(starts[entry], starts[entry + 1]);
}

/** The date of an entry as ISO 8601; "" where its lines have none. */
export function dateOfEntry({ isoDates, dateOf }: LedgerEntries, entry: number): string {
  return isoDates[dateOf[entry] ?? -1] ?? "";
}

/** Sorts lines by entry, without moving them, and dates each entry by its first day. */
export function sortEntries(
  assembly: LedgerAssembly,
  isoDates: readonly string[],
  entryOf: Int32Array,
  differences: readonly Minor[],
): LedgerEntries {
  const count = differences.length;
  const starts = new Int32Array(count + 1);
  for (const entry of entryOf) starts[entry + 1] = (starts[entry + 1] ?? 0) + 1;
  for (let entry = 0; entry < count; entry += 1)
    starts[entry + 1] = (starts[entry + 1] ?? 0) + (starts[entry] ?? 0);
  const next = starts.slice(0, count);
  const order = new Int32Array(entryOf.length);
  const dateOf = new Int32Array(count).fill(-1);
  entryOf.forEach((entry, line) => {
    const place = next[entry] ?? 0;
    order[place] = line;
    next[entry] = place + 1;
    const date = at(assembly.lines.date, line);
    const known = dateOf[entry] ?? -1;
    if (known < 0 || (date >= 0 && (isoDates[date] ?? "") < (isoDates[known] ?? "")))
      dateOf[entry] = date;
  });
  return { assembly, isoDates, order, starts, dateOf, differences };
}
