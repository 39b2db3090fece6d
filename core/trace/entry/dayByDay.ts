import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { AccountsByNumber } from "../accountsIn.ts";
import { hasCash } from "./hasCash.ts";

/**
 * Sorts entries by day. Within a day, entries without a payment come first, so that a purchase paid on the same day
 * meets its payment; then the order is by number, or by content if the file has no numbers, so that the order of the
 * file does not matter.
 */
export function dayByDay(
  columns: EntryColumns,
  accounts: AccountsByNumber,
  areNumbered: boolean,
): Int32Array {
  const nameOf = (entry: number) =>
    areNumbered ? columns.numberOf(entry) : contentOf(columns, entry);
  const ordered = new Int32Array(columns.count);
  let from = 0;
  while (from < columns.count) {
    const date = columns.dateOf(from);
    const [unpaid, paid]: [number[], number[]] = [[], []];
    let entry = from;
    for (; entry < columns.count && columns.dateOf(entry) === date; entry += 1)
      (hasCash(columns, entry, accounts) ? paid : unpaid).push(entry);
    ordered.set(byName(unpaid, nameOf), from);
    ordered.set(byName(paid, nameOf), from + unpaid.length);
    from = entry;
  }
  return ordered;
}

/** The name of an entry, with its first distinguishing letters as numbers for fast comparison. */
type Named = { entry: number; name: string; first: number; second: number };

/** The content of an entry, independent of the order of its lines. */
function contentOf(columns: EntryColumns, entry: number): string {
  const lines: string[] = [];
  const end = columns.startOf(entry + 1);
  for (let place = columns.startOf(entry); place < end; place += 1) {
    const texts = [columns.lineTextAt(place), columns.partyAt(place), columns.documentAt(place)];
    const account = columns.codes[columns.accountAt(place)];
    const written = texts.map((text) => columns.textAt(text));
    lines.push([account, columns.amountAt(place), ...written].join("\u0000"));
  }
  return [columns.textAt(columns.textOf(entry)), ...lines.sort()].join("\u0000");
}

function byName(entries: readonly number[], nameOf: (entry: number) => string): readonly number[] {
  const names = entries.map(nameOf);
  if (isSorted(names)) return entries;
  const from = commonStart(names);
  const named = entries.map((entry, at): Named => {
    const name = names[at] ?? "";
    return { entry, name, first: keyOf(name, from), second: keyOf(name, from + TOGETHER) };
  });
  return named.sort(inOrder).map(({ entry }) => entry);
}

/** Most files are already in order. */
function isSorted(names: readonly string[]): boolean {
  let before = "";
  for (const name of names) {
    if (name < before) return false;
    before = name;
  }
  return true;
}

/** The length of the common beginning of all names. */
function commonStart(names: readonly string[]): number {
  const [first = ""] = names;
  let length = first.length;
  for (const name of names) {
    length = Math.min(length, name.length);
    let same = 0;
    while (same < length && name.charCodeAt(same) === first.charCodeAt(same)) same += 1;
    length = same;
  }
  return length;
}

function inOrder(left: Named, right: Named): number {
  const order = left.first - right.first || left.second - right.second;
  if (order !== 0 || left.name === right.name) return order;
  return left.name < right.name ? -1 : 1;
}

/** The number of 16-bit code units that fit into a number without rounding. */
const TOGETHER = 3;

/** A number that sorts like the letters of a name from a position; shorter names come first. */
function keyOf(name: string, from: number): number {
  let key = 0;
  for (let index = from; index < from + TOGETHER; index += 1)
    key = key * 2 ** 16 + (index < name.length ? name.charCodeAt(index) : 0);
  return key;
}
