import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { AccountsByNumber } from "../accountsIn.ts";
import { hasCash } from "./hasCash.ts";

/**
 * The entries day by day: within a day those without payment first, so that what is bought and paid
 * on one day meets, and then by number, or by what they say where the file has no numbers, so that the
 * order of the file does not matter.
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

/** What an entry is called, and the beginning of what tells it from the others, which is compared faster. */
type Named = { entry: number; name: string; first: number; second: number };

/** All that an entry says of its lines, whatever their order. */
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

/** Most files count their entries on. */
function isSorted(names: readonly string[]): boolean {
  let before = "";
  for (const name of names) {
    if (name < before) return false;
    before = name;
  }
  return true;
}

/** How many letters all names begin with. */
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

/** So many letters of 16 bits a number holds without rounding. */
const TOGETHER = 3;

/** A number that stands in the order of texts by some of their letters; shorter ones are first. */
function keyOf(name: string, from: number): number {
  let key = 0;
  for (let index = from; index < from + TOGETHER; index += 1)
    key = key * 2 ** 16 + (index < name.length ? name.charCodeAt(index) : 0);
  return key;
}
