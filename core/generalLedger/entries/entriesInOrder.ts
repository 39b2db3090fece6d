import { type Amount, plus } from "../../money/Amount.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { exactAt, sumBy } from "../store/LedgerLines.ts";
import { at } from "../store/NumberColumn.ts";
import type { EntryGroups } from "./EntryGroups.ts";
import { openingSets } from "./openingSets.ts";

/**
 * Rows without numbers that stand as they were entered: each time they come to nil an entry ends, and
 * every entry is of one day and one journal. Null where that does not fit the whole file, as where
 * rows are sorted by account.
 */
export function entriesInOrder(assembly: LedgerAssembly, dates: Int32Array): EntryGroups | null {
  const { lines } = assembly;
  const { length } = lines.row;
  const entryOf = new Int32Array(length);
  const sets = openingSets(assembly);
  let entry = new Set(sets.values()).size;
  let [first, balance]: [number, Amount] = [-1, 0];
  for (let line = 0; line < length; line += 1) {
    const set = sets.get(line);
    if (set !== undefined) {
      entryOf[line] = set;
      continue;
    }
    if (first < 0) first = line;
    else if (!isBeside(assembly, dates, first, line)) return null;
    entryOf[line] = entry;
    balance = plus(balance, exactAt(lines, line));
    if (balance !== 0) continue;
    entry += 1;
    first = -1;
  }
  if (first >= 0) return null;
  return { entryOf, differences: sumBy(lines, entry, (line) => entryOf[line] ?? -1), lumped: 0 };
}

/** Whether two lines may be of one entry: they are of one day and one journal. */
function isBeside(
  { lines }: LedgerAssembly,
  dates: Int32Array,
  one: number,
  other: number,
): boolean {
  const isSameDay = dates[at(lines.date, one)] === dates[at(lines.date, other)];
  return isSameDay && at(lines.journal, one) === at(lines.journal, other);
}
