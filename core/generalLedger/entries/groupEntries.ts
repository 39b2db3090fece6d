import { type Amount, plus } from "../../money/Amount.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { exactAt, sumBy } from "../store/LedgerLines.ts";
import { at } from "../store/NumberColumn.ts";
import { countTexts, textAt } from "../store/TextTable.ts";
import type { EntryGroups } from "./EntryGroups.ts";
import { entriesInOrder } from "./entriesInOrder.ts";
import { openingSets } from "./openingSets.ts";
import { splitGroup } from "./splitGroup.ts";

/** What tells entries apart in a file: its numbers with their journals, or what else its lines share. */
type EntryKey = (line: number) => number;

/**
 * Puts lines together to entries: by number and journal where that balances. Numbers that begin again
 * are told apart by their date; where a file numbers its rows and not its entries, or has no numbers,
 * the rows up to where they balance are an entry if that fits the whole file, else the document or
 * the date says which rows belong together.
 */
export function groupEntries(
  assembly: LedgerAssembly,
  dates: Int32Array,
  isByAccount: boolean,
): EntryGroups {
  const hasNumbers = tellsEntries(assembly);
  const refined = (groups: EntryGroups, isNumbered: boolean) =>
    refine({ assembly, dates, groups, habit: { isNumbered, isByAccount } });
  const ordered = hasNumbers || isByAccount ? null : entriesInOrder(assembly, dates);
  if (ordered) return refined(ordered, false);
  const numbered = hasNumbers ? keyed(assembly, numberKey(assembly)) : null;
  const { length } = assembly.lines.row;
  const open = numbered === null ? length : unbalancedLines(numbered);
  if (numbered !== null && open <= length / MOST_UNBALANCED) return refined(numbered, true);
  const best = bestOf(assembly, dates, numbered);
  if (numbered === null || best === numbered) return refined(best, best === numbered);
  const others = refined(best, false);
  // Where numbers tell most entries, those that do not balance are in error, unless others tell them as well
  const isBetter = 2 * open > length || TIMES_BETTER * leftOpen(others) <= open;
  return isBetter ? others : refined(numbered, true);
}

/** The lines of entries that do not balance, and of those that only many days of rows make. */
function leftOpen(groups: EntryGroups): number {
  return unbalancedLines(groups) + groups.lumped;
}

/** Beyond one line in so many, another key is tried. */
const MOST_UNBALANCED = 20;
/** A key is better that leaves so many times fewer lines unbalanced. */
const TIMES_BETTER = 4;

/** A file whose every line has the same number, or none, does not number its entries. */
function tellsEntries({ numbers }: LedgerAssembly): boolean {
  let numbered = 0;
  for (let number = 1; number < countTexts(numbers) && numbered < 2; number += 1)
    if (!/^0+$/.test(textAt(numbers, number))) numbered += 1;
  return numbered > 1;
}

function numberKey({ lines, journals }: LedgerAssembly): EntryKey {
  const count = journals.names.length;
  return (line) => at(lines.number, line) * count + at(lines.journal, line);
}

/** This and less is no key of numbers, journals or dates. */
const OPENING = -1;

/** Groups by a key, in the order of their first lines. */
function keyed(assembly: LedgerAssembly, key: EntryKey): EntryGroups {
  const { length } = assembly.lines.row;
  const entryOf = new Int32Array(length);
  const known = new KeyNumbers();
  const sets = openingSets(assembly);
  let [last, lastEntry] = [Number.NaN, -1];
  for (let line = 0; line < length; line += 1) {
    // What the file calls opening balances is one entry for each of its years
    const set = sets.size > 0 ? sets.get(line) : undefined;
    const value = set === undefined ? key(line) : OPENING - set;
    if (value !== last) {
      lastEntry = known.numberOf(value);
      last = value;
    }
    entryOf[line] = lastEntry;
  }
  const differences = sumBy(assembly.lines, known.size, (line) => entryOf[line] ?? -1);
  return { entryOf, differences, lumped: 0 };
}

/** Numbers keys as they come: small ones, nearly all there are, by their place in a list. */
class KeyNumbers {
  size = 0;
  private places = new Int32Array(2 ** 16);
  private readonly others = new Map<number, number>();

  numberOf(key: number): number {
    if (!(key >= 0 && key < MOST_PLACES)) return this.otherOf(key);
    if (key >= this.places.length) this.grow(key);
    // Counted from 1, so that nil is a place that nothing was put at
    const found = this.places[key] ?? 0;
    if (found > 0) return found - 1;
    this.size += 1;
    this.places[key] = this.size;
    return this.size - 1;
  }

  private otherOf(key: number): number {
    const found = this.others.get(key);
    if (found !== undefined) return found;
    this.others.set(key, this.size);
    this.size += 1;
    return this.size - 1;
  }

  private grow(key: number): void {
    const places = new Int32Array(Math.min(MOST_PLACES, 2 * key + 2));
    places.set(this.places);
    this.places = places;
  }
}

const MOST_PLACES = 2 ** 24;

function unbalancedLines({ entryOf, differences }: EntryGroups): number {
  return entryOf.reduce((count, entry) => count + (differences[entry] === 0 ? 0 : 1), 0);
}

/** The key under which most lines stand in entries that balance. */
function bestOf(
  assembly: LedgerAssembly,
  dates: Int32Array,
  numbered: EntryGroups | null,
): EntryGroups {
  const { lines } = assembly;
  const documents = textKeys(assembly, (line) => textAt(lines.texts, at(lines.document, line)));
  const dateOf = (line: number) => dates[at(lines.date, line)] ?? 0;
  const ofJournal = new KeyNumbers();
  const journals = assembly.journals.names.length;
  const numbers: EntryKey[] = numbered === null ? [] : [(line) => at(lines.number, line)];
  const keys: EntryKey[] = [
    ...numbers,
    (line) => {
      const key = (documents[line] ?? 0) * journals + at(lines.journal, line);
      return ofJournal.numberOf(key) * DAYS + dateOf(line);
    },
    (line) => (documents[line] ?? 0) * DAYS + dateOf(line),
    (line) => documents[line] ?? 0,
    (line) => at(lines.journal, line) * DAYS + dateOf(line),
    (line) => at(lines.journal, line),
    dateOf,
  ];
  const tried = keys.map((key) => keyed(assembly, key));
  const best = tried.reduce((chosen, next) => {
    return unbalancedLines(next) < unbalancedLines(chosen) ? next : chosen;
  });
  const isBetter =
    numbered === null || TIMES_BETTER * unbalancedLines(best) <= unbalancedLines(numbered);
  return isBetter ? best : numbered;
}

const DAYS = 2 ** 25;

/** Numbers of texts that are the same for the same text over the whole file. */
function textKeys(assembly: LedgerAssembly, textOf: (line: number) => string): Int32Array {
  const known = new Map<string, number>();
  const keys = new Int32Array(assembly.lines.row.length);
  for (let line = 0; line < keys.length; line += 1) {
    const text = textOf(line);
    const number = known.get(text) ?? known.size;
    if (number === known.size) known.set(text, number);
    keys[line] = number;
  }
  return keys;
}

/** The lines of a file as they were grouped at first, and how the file tells its entries. */
type Grouping = {
  assembly: LedgerAssembly;
  dates: Int32Array;
  groups: EntryGroups;
  habit: { isNumbered: boolean; isByAccount: boolean };
};

/** Splits the entries that are several, and puts together those that are parts of one. */
function refine(grouping: Grouping): EntryGroups {
  const { assembly, dates, groups, habit } = grouping;
  const { lines } = assembly;
  const isMissingNumber = missingNumbers(assembly);
  const count = groups.differences.length;
  const isOpen = new Uint8Array(count);
  const firstDate = new Int32Array(count);
  for (let line = 0; line < groups.entryOf.length; line += 1) {
    const entry = groups.entryOf[line] ?? 0;
    const date = dates[at(lines.date, line)] ?? 0;
    if (firstDate[entry] === 0) firstDate[entry] = date;
    if (assembly.openings.has(line)) continue;
    const isMissing = !habit.isNumbered || isMissingNumber(line);
    if (isMissing || firstDate[entry] !== date) isOpen[entry] = 1;
  }
  if (!isOpen.includes(1)) return groups;
  const members = new Map<number, number[]>();
  for (let line = 0; line < groups.entryOf.length; line += 1) {
    const entry = groups.entryOf[line] ?? 0;
    if (isOpen[entry] === 0) continue;
    const list = members.get(entry);
    if (list) list.push(line);
    else members.set(entry, [line]);
  }
  return renumber(grouping, members, isMissingNumber);
}

/** Whether a line has no number, or nought. */
function missingNumbers({ lines, numbers }: LedgerAssembly): (line: number) => boolean {
  const missing = new Uint8Array(countTexts(numbers));
  for (let number = 0; number < missing.length; number += 1) {
    const length = at(numbers.length, number);
    if (length === 0 || (length === 1 && textAt(numbers, number) === "0")) missing[number] = 1;
  }
  return (line) => missing[at(lines.number, line)] === 1;
}

/** Gives the parts of entries numbers: the first part of each keeps its own, the others get new ones. */
function renumber(
  { assembly, dates, groups, habit }: Grouping,
  members: ReadonlyMap<number, number[]>,
  isMissingNumber: (line: number) => boolean,
): EntryGroups {
  const { entryOf } = groups;
  const differences = Array.from(groups.differences);
  const give = (entry: number, lines: readonly number[]) => {
    differences[entry] = totalOf(assembly, lines);
    for (const line of lines) entryOf[line] = entry;
  };
  const left: number[] = [];
  for (const [entry, lines] of members) {
    const isMissing = !habit.isNumbered || isMissingNumber(lines[0] ?? 0);
    const split = splitGroup(assembly, dates, lines, { isMissing, ...habit });
    const [first = [], ...others] = split.parts;
    give(entry, first);
    for (const part of others) give(differences.length, part);
    left.push(...split.rest);
  }
  for (const part of byDays(assembly, dates, left)) give(differences.length, part);
  return { entryOf, differences, lumped: left.length };
}

/**
 * What is left of rows without numbers: put together by the day, and by as many days as balance. Where few
 * rows need several days, the days that do not balance are in error.
 */
function byDays(assembly: LedgerAssembly, dates: Int32Array, left: readonly number[]): number[][] {
  const { lines } = assembly;
  const days = new Map<number, number[]>();
  for (const line of left) {
    const date = dates[at(lines.date, line)] ?? 0;
    const day = days.get(date);
    if (day) day.push(line);
    else days.set(date, [line]);
  }
  const inOrder = [...days].sort(([one], [other]) => one - other).map(([, day]) => day);
  const open = inOrder.filter((day) => totalOf(assembly, day) !== 0).flat();
  if (MOST_UNBALANCED * open.length <= lines.row.length) return inOrder;
  return bySeveralDays(assembly, inOrder);
}

function bySeveralDays(assembly: LedgerAssembly, days: readonly number[][]): number[][] {
  const parts: number[][] = [];
  let open: number[] = [];
  let balance: Amount = 0;
  for (const day of days) {
    open.push(...day);
    balance = plus(balance, totalOf(assembly, day));
    if (balance !== 0) continue;
    parts.push(open);
    open = [];
  }
  return open.length > 0 ? [...parts, open] : parts;
}

function totalOf({ lines }: LedgerAssembly, places: readonly number[]): Amount {
  let total: Amount = 0;
  for (const line of places) total = plus(total, exactAt(lines, line));
  return total;
}
