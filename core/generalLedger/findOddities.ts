import { note, type ProblemList } from "../problem/ProblemList.ts";
import {
  dateOfEntry,
  firstLineOf,
  isEmptyEntry,
  type LedgerEntries,
  linesOf,
  placeOfEntry,
} from "./entries/LedgerEntries.ts";
import { tellHours } from "./fields/EntryHours.ts";
import { readJournal } from "./LedgerRecord.ts";
import type { RowPlace } from "./store/LedgerParts.ts";
import { at } from "./store/NumberColumn.ts";
import { textAt } from "./store/TextTable.ts";

/** Of so many entries that resemble each other the words are compared: memory has its bounds. */
const MOST_COMPARED = 1_000_000;
/** A series that leaves out more of its numbers than it uses has no order to have gaps in. */
const MOST_GAPS = 0.1;

/** Notes what a reviewer asks about: entries that are there twice, and numbers that a series leaves out. */
export function noteOddities(
  entries: LedgerEntries,
  chosen: Int32Array,
  warnings: ProblemList,
  mostCompared = MOST_COMPARED,
): void {
  tellHours(entries.assembly.hours, warnings);
  noteDuplicates(entries, chosen, warnings, mostCompared);
  noteGaps(entries, chosen, warnings);
}

/** The same date, accounts, amounts and text under another number, in one entity. */
function noteDuplicates(
  entries: LedgerEntries,
  chosen: Int32Array,
  warnings: ProblemList,
  mostCompared: number,
): void {
  const prints = chosen.map((entry) => fingerprint(entries, entry));
  const likely = metTwice(prints);
  if (likely.size === 0) return;
  const seen = new Set<string>();
  let [count, compared] = [0, 0];
  let first: RowPlace | null = null;
  for (let place = 0; place < chosen.length; place += 1) {
    if (!likely.has(prints[place] ?? 0)) continue;
    compared += 1;
    if (compared > mostCompared) continue;
    const entry = chosen[place] ?? 0;
    const key = describe(entries, entry);
    if (!seen.has(key)) {
      seen.add(key);
      continue;
    }
    first ??= placeOfEntry(entries, entry);
    count += 1;
  }
  if (count > 0) note(warnings, "ledger_duplicates", { value: String(count), ...first });
  if (compared > mostCompared) {
    const [value, expected] = [String(compared - mostCompared), String(mostCompared)];
    note(warnings, "ledger_duplicates_open", { value, expected });
  }
}

/** The fingerprints that more than one entry has: nearly no entry is described in words. */
function metTwice(prints: Int32Array): Set<number> {
  const sorted = sharingSlots(prints).sort();
  const twice = new Set<number>();
  for (let place = 1; place < sorted.length; place += 1) {
    const print = sorted[place] ?? 0;
    if (print === sorted[place - 1]) twice.add(print);
  }
  return twice;
}

const [LEAST_BITS, MOST_BITS] = [10, 24];

/** The fingerprints that share their slot with another: those that are equal, and some others by chance. */
function sharingSlots(prints: Int32Array): Int32Array {
  const bits = Math.ceil(Math.log2(4 * prints.length + 1));
  const shift = 32 - Math.min(MOST_BITS, Math.max(LEAST_BITS, bits));
  const counts = new Uint8Array(2 ** (32 - shift));
  const slotOf = (print: number) => Math.imul(print, 0x9e37_79b1) >>> shift;
  for (const print of prints) {
    const slot = slotOf(print);
    counts[slot] = counts[slot] === 0 ? ONE : SEVERAL;
  }
  return prints.filter((print) => counts[slotOf(print)] === SEVERAL);
}

const [ONE, SEVERAL] = [1, 2];

/** The same for entries of one day with the same accounts and amounts, whatever the order of their lines. */
function fingerprint(entries: LedgerEntries, entry: number): number {
  const { order, starts, dateOf, assembly } = entries;
  const { account, amount } = assembly.lines;
  let print = dateOf[entry] ?? 0;
  const end = starts[entry + 1] ?? 0;
  for (let place = starts[entry] ?? 0; place < end; place += 1) {
    const line = order[place] ?? 0;
    const cents = at(amount, line) || 0;
    print = (print + Math.imul(cents ^ (cents / 2 ** 32), 0x9e37_79b1 ^ at(account, line))) | 0;
  }
  return print;
}

function describe(entries: LedgerEntries, entry: number): string {
  const { lines, journals } = entries.assembly;
  const { entity } = readJournal(
    journals.names[at(lines.journal, firstLineOf(entries, entry))] ?? "",
  );
  const parts = [...linesOf(entries, entry)].map((line) => {
    const text = textAt(lines.texts, at(lines.text, line));
    const document = textAt(lines.texts, at(lines.document, line));
    return `${at(lines.account, line)}|${at(lines.amount, line)}|${text}|${document}`;
  });
  return `${entity}|${dateOfEntry(entries, entry)}|${parts.sort().join("|")}`;
}

/** Entries whose numbers count on: their entity and journal, what stands before the digits, and the numbers used. */
type Series = { entity: string; journal: string; before: string; used: number[] };

function noteGaps(entries: LedgerEntries, chosen: Int32Array, warnings: ProblemList): void {
  for (const each of joinSeries([...seriesOf(entries, chosen)])) {
    const gaps = gapsIn(each.used);
    if (gaps.missing <= 0 || !isInOrder(gaps)) continue;
    const where = {
      value: String(gaps.missing),
      account: String(gaps.before),
      expected: nameOf(each) || "the entries",
    };
    note(warnings, "ledger_number_gaps", where);
  }
}

/** What a series is called: "Sales INV- of North". */
function nameOf({ entity, journal, before }: Series): string {
  const name = `${journal} ${before}`.trim();
  if (entity === "") return name;
  return name === "" ? entity : `${name} of ${entity}`;
}

/** Programs number each entity by itself, or all of them through; and so the journals of each. */
function joinSeries(series: readonly Series[]): readonly Series[] {
  const byNumbers = [...Map.groupBy(series, ({ before }) => before).values()];
  return byNumbers.flatMap((alike) => {
    const entities = [...Map.groupBy(alike, ({ entity }) => entity).values()];
    const own = entities.flatMap(joinJournals);
    if (entities.length === 1 || own.every(({ used }) => isInOrder(gapsIn(used)))) return own;
    const through = countedThrough(alike, "");
    return through ? [through] : own;
  });
}

function joinJournals(journals: readonly Series[]): readonly Series[] {
  const through = countedThrough(journals, journals[0]?.entity ?? "");
  return through ? [through] : journals;
}

/** Several series as one; null where a number is there twice, or they count in no order together. */
function countedThrough(series: readonly Series[], entity: string): Series | null {
  const used = series.flatMap((each) => each.used);
  const gaps = gapsIn(used);
  const isThrough = gaps.distinct === used.length && isInOrder(gaps);
  return isThrough ? { entity, journal: "", before: series[0]?.before ?? "", used } : null;
}

function isInOrder({ missing, distinct }: ReturnType<typeof gapsIn>): boolean {
  return missing <= MOST_GAPS * distinct;
}

function seriesOf(entries: LedgerEntries, chosen: Int32Array): Iterable<Series> {
  const { lines, numbers, journals } = entries.assembly;
  const series = new Map<string, Series>();
  let [latest, latestJournal]: [Series | null, number] = [null, -1];
  for (const entry of chosen) {
    if (isEmptyEntry(entries, entry)) continue;
    const line = firstLineOf(entries, entry);
    const written = textAt(numbers, at(lines.number, line));
    const digits = startOfDigits(written);
    if (digits === written.length) continue;
    const number = at(lines.journal, line);
    const isAlike = digits === latest?.before.length && written.startsWith(latest.before);
    if (latest === null || number !== latestJournal || !isAlike) {
      const before = written.slice(0, digits);
      const { code: journal, entity } = readJournal(journals.names[number] ?? "");
      const key = JSON.stringify([entity, journal, before]);
      latest = series.get(key) ?? { entity, journal, before, used: [] };
      series.set(key, latest);
      latestJournal = number;
    }
    latest.used.push(numberFrom(written, digits));
  }
  return series.values();
}

const MOST_DIGITS = 9;
const [ZERO, NINE] = [48, 57];

/** Where the digits begin that a number ends with; its length where it ends otherwise. */
function startOfDigits(written: string): number {
  const least = Math.max(0, written.length - MOST_DIGITS);
  let start = written.length;
  while (start > least) {
    const code = written.charCodeAt(start - 1);
    if (code < ZERO || code > NINE) break;
    start -= 1;
  }
  return start;
}

/** The number that the digits at the end of a text make. */
function numberFrom(written: string, from: number): number {
  let value = 0;
  for (let index = from; index < written.length; index += 1)
    value = 10 * value + written.charCodeAt(index) - ZERO;
  return value;
}

/** How many numbers are left out, and the last one before the first gap. */
function gapsIn(used: readonly number[]): { missing: number; distinct: number; before: number } {
  const sorted = Int32Array.from(used).sort();
  const [least = 0] = sorted;
  let [distinct, before, isWhole] = [sorted.length > 0 ? 1 : 0, least, true];
  for (let place = 1; place < sorted.length; place += 1) {
    const step = (sorted[place] ?? 0) - (sorted[place - 1] ?? 0);
    if (step > 0) distinct += 1;
    if (step > 1) isWhole = false;
    if (isWhole) before = sorted[place] ?? 0;
  }
  const most = sorted.at(-1) ?? least;
  return { missing: most - least + 1 - distinct, distinct, before };
}
