import { formatMinor } from "../../money/formatMinor.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import { note, type ProblemList } from "../../problem/ProblemList.ts";
import { entryNames } from "../entries/entryNames.ts";
import { countLines, type LedgerEntries, linesOf } from "../entries/LedgerEntries.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { amountAt, exactAt, type LedgerLines } from "../store/LedgerLines.ts";
import { partOfLine, placeOfLine, type RowPlace } from "../store/LedgerParts.ts";
import { at } from "../store/NumberColumn.ts";
import { textAt } from "../store/TextTable.ts";

/**
 * What a ledger was given twice: entries whose lines stand there again under their own number, in another
 * file or elsewhere in the same one, and files that hold the same rows on the days that they share. Equal
 * entries under numbers of their own, or on days of their own, are no such thing.
 */
export function findRepeated(entries: LedgerEntries): Problem[] {
  const found = repeatedEntries(entries) ?? repeatedDays(entries) ?? repeatedRows(entries);
  return found === null ? [] : [found];
}

function repeatedEntries(entries: LedgerEntries): Problem | null {
  const { assembly, differences } = entries;
  const { decimals } = assembly.amounts;
  let [count, debits] = [0, 0n];
  let first: (RowPlace & { account: string }) | null = null;
  for (let entry = 0; entry < differences.length; entry += 1) {
    const length = countLines(entries, entry);
    if (length < 2 * LEAST_LINES) continue;
    const lines = linesOf(entries, entry);
    if (isTogether(assembly, lines)) continue;
    const once = onceOf(assembly, lines);
    if (once === length) continue;
    first ??= {
      ...placeOf(assembly, lines[once] ?? 0),
      account: entryNames(entries).of(entry),
    };
    count += length / once - 1;
    debits += debitsOf(assembly, lines.subarray(once));
  }
  if (first === null) return null;
  const [value, expected] = [formatMinor(debits, decimals), String(count)];
  return problem("ledger_entries_repeated", { ...first, value, expected });
}

/** An entry has a debit and a credit. */
const LEAST_LINES = 2;

/** Lines that stand one after the other in one file were entered as one entry, equal ones among them too. */
function isTogether({ parts }: LedgerAssembly, lines: Int32Array): boolean {
  const [first = 0, last = first] = [lines[0], lines.at(-1)];
  return last - first === lines.length - 1 && partOfLine(parts, first) === partOfLine(parts, last);
}

/** How many lines of an entry there are before they are repeated, at another place and whole. */
function onceOf(assembly: LedgerAssembly, lines: Int32Array): number {
  const { length } = lines;
  if (!isNumbered(assembly, lines)) return length;
  for (let once = LEAST_LINES; 2 * once <= length; once += 1)
    if (length % once === 0 && isRepetitionOf(assembly, lines, once, true)) return once;
  return length;
}

/**
 * Notes entries whose lines stand in them twice, one set behind the other. Two equal sales may be entered as one
 * entry, so that they count as they stand.
 */
export function noteLinesTwice(
  entries: LedgerEntries,
  chosen: Int32Array,
  warnings: ProblemList,
): void {
  const { assembly } = entries;
  let count = 0;
  let first: RowPlace | null = null;
  for (const entry of chosen) {
    const length = countLines(entries, entry);
    if (length < 2 * LEAST_LINES || length % 2 !== 0) continue;
    const lines = linesOf(entries, entry);
    if (!isTogether(assembly, lines) || !isNumbered(assembly, lines)) continue;
    if (!isRepetitionOf(assembly, lines, length / 2, false)) continue;
    first ??= placeOf(assembly, lines[length / 2] ?? 0);
    count += 1;
  }
  if (count > 0) note(warnings, "ledger_lines_twice", { value: String(count), ...first });
}

/** A word instead of a number may be the kind of many entries. */
function isNumbered({ lines: store, numbers, openings }: LedgerAssembly, lines: Int32Array) {
  const [first = 0] = lines;
  return openings.has(first) || /\d/.test(textAt(numbers, at(store.number, first)));
}

function isRepetitionOf(
  assembly: LedgerAssembly,
  lines: Int32Array,
  once: number,
  isElsewhere: boolean,
): boolean {
  for (let place = once; place < lines.length; place += 1) {
    const [line = 0, before = 0] = [lines[place], lines[place - once]];
    if (!isSameLine(assembly, line, before)) return false;
    const isBreak = isElsewhere && place % once === 0;
    if (isBreak && isTogether(assembly, lines.subarray(place - 1, place + 1))) return false;
  }
  return sum(Array.from(lines.subarray(0, once), (line) => amountAt(assembly.lines, line))) === 0n;
}

const SAME_NUMBERS = ["account", "date", "number", "journal"] as const;
const SAME_TEXTS = ["text", "document", "party"] as const;

function isSameLine({ lines }: LedgerAssembly, one: number, other: number): boolean {
  return (
    exactAt(lines, one) === exactAt(lines, other) &&
    SAME_NUMBERS.every((column) => at(lines[column], one) === at(lines[column], other)) &&
    SAME_TEXTS.every((column) => {
      const [number, before] = [at(lines[column], one), at(lines[column], other)];
      return number === before || textAt(lines.texts, number) === textAt(lines.texts, before);
    })
  );
}

function debitsOf({ lines: store }: LedgerAssembly, lines: Int32Array): Minor {
  return sum(Array.from(lines, (line) => amountAt(store, line)).filter((amount) => amount > 0n));
}

/** Files without entry numbers that have the same rows on most of the days that both have. */
function repeatedDays({ assembly, days }: LedgerEntries): Problem | null {
  const { ended } = assembly.parts;
  if (ended.length < 2) return null;
  const files = dayPrints(assembly, days);
  for (const [file, prints] of files.entries())
    for (const before of files.slice(0, file)) {
      const shared = [...prints].filter(([day]) => before.has(day));
      const same = shared.filter(([day, print]) => before.get(day) === print);
      if (same.length === 0 || 2 * same.length < shared.length) continue;
      const [value, expected] = [String(same.length), String(shared.length)];
      const place = placeOf(assembly, ended[file - 1]?.end ?? 0);
      return problem("ledger_files_overlap", { ...place, value, expected });
    }
  return null;
}

/** By file: its days, each with what is the same for the same rows in any order. */
function dayPrints({ lines, parts }: LedgerAssembly, days: Int32Array): Map<number, number>[] {
  let line = 0;
  return parts.ended.map(({ end }) => {
    const prints = new Map<number, number>();
    for (; line < end; line += 1) {
      const day = days[at(lines.date, line)] ?? 0;
      prints.set(day, ((prints.get(day) ?? 0) + printOf(lines, line)) | 0);
    }
    return prints;
  });
}

/** Amounts that cancel out must not cancel out here: products alone would add up to the same. */
function printOf(lines: LedgerLines, line: number): number {
  const cents = at(lines.amount, line) || 0;
  const numbers = [cents, cents / 2 ** 32, at(lines.account, line), at(lines.number, line)];
  return numbers.reduce((print, number) => {
    const mixed = Math.imul(print ^ number, 0x9e37_79b1);
    return mixed ^ (mixed >>> 15);
  }, 1);
}

/** Rows that begin again from the first day, one by one as they were. */
function repeatedRows({ assembly, days }: LedgerEntries): Problem | null {
  const { lines } = assembly;
  const half = lines.row.length / 2;
  const dayOf = (line: number) => days[at(lines.date, line)] ?? 0;
  if (!Number.isInteger(half) || dayOf(half) >= dayOf(half - 1)) return null;
  for (let line = 0; line < half; line += 1)
    if (!isSameLine(assembly, line, line + half)) return null;
  const again = Int32Array.from({ length: half }, (_, line) => line + half);
  const value = formatMinor(debitsOf(assembly, again), assembly.amounts.decimals);
  const place = placeOf(assembly, half);
  return problem("ledger_rows_repeated", { ...place, value, expected: String(half) });
}

function placeOf({ parts, lines }: LedgerAssembly, line: number): RowPlace {
  return placeOfLine(parts, line, at(lines.row, line));
}
