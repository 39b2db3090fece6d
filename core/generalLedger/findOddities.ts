import { note, type ProblemList } from "../problem/ProblemList.ts";
import {
  dateOfEntry,
  firstLineOf,
  isEmptyEntry,
  type LedgerEntries,
  linesOf,
} from "./entries/LedgerEntries.ts";
import { readJournal } from "./LedgerRecord.ts";
import { at } from "./store/NumberColumn.ts";
import { textAt } from "./store/TextTable.ts";

/** Beyond this many entries, what is alike is looked for no further: memory has its bounds. */
const MOST_ENTRIES = 1_000_000;
/** A series that leaves out more of its numbers than it uses has no order to have gaps in. */
const MOST_GAPS = 0.1;

/** Notes what a reviewer asks about: entries that are there twice, and numbers that a series leaves out. */
export function noteOddities(
  entries: LedgerEntries,
  chosen: readonly number[],
  warnings: ProblemList,
): void {
  if (chosen.length > MOST_ENTRIES) return;
  noteDuplicates(entries, chosen, warnings);
  noteGaps(entries, chosen, warnings);
}

/** The same date, accounts, amounts and text under another number. */
function noteDuplicates(
  entries: LedgerEntries,
  chosen: readonly number[],
  warnings: ProblemList,
): void {
  const { lines } = entries.assembly;
  const likely = entriesAlike(entries, chosen);
  const seen = new Set<string>();
  let [count, first] = [0, 0];
  for (const entry of chosen) {
    if (!likely.has(fingerprint(entries, entry))) continue;
    const key = describe(entries, entry);
    if (!seen.has(key)) {
      seen.add(key);
      continue;
    }
    if (count === 0) first = at(lines.row, firstLineOf(entries, entry));
    count += 1;
  }
  if (count > 0) note(warnings, "ledger_duplicates", { value: String(count), row: first });
}

/** The fingerprints that more than one entry has: nearly no entry is described in words. */
function entriesAlike(entries: LedgerEntries, chosen: readonly number[]): Set<number> {
  const met = new Set<number>();
  const twice = new Set<number>();
  for (const entry of chosen) {
    const print = fingerprint(entries, entry);
    if (met.has(print)) twice.add(print);
    else met.add(print);
  }
  return twice;
}

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
  const { lines } = entries.assembly;
  const parts = [...linesOf(entries, entry)].map((line) => {
    const text = textAt(lines.texts, at(lines.text, line));
    const document = textAt(lines.texts, at(lines.document, line));
    return `${at(lines.account, line)}|${at(lines.amount, line)}|${text}|${document}`;
  });
  return `${dateOfEntry(entries, entry)}|${parts.sort().join("|")}`;
}

const NUMBERED = /^(.*?)(\d{1,9})$/;

type Series = { numbers: Set<number>; least: number; most: number };

function noteGaps(entries: LedgerEntries, chosen: readonly number[], warnings: ProblemList): void {
  const { lines, numbers, journals } = entries.assembly;
  const series = new Map<string, Series>();
  for (const entry of [...chosen]) {
    if (isEmptyEntry(entries, entry)) continue;
    const line = firstLineOf(entries, entry);
    const [, before = "", digits = ""] =
      NUMBERED.exec(numbers.names[at(lines.number, line)] ?? "") ?? [];
    if (digits === "") continue;
    const { code } = readJournal(journals.names[at(lines.journal, line)] ?? "");
    const key = `${code} ${before}`.trim();
    const number = Number(digits);
    const known = series.get(key) ?? { numbers: new Set<number>(), least: number, most: number };
    known.numbers.add(number);
    known.least = Math.min(known.least, number);
    known.most = Math.max(known.most, number);
    series.set(key, known);
  }
  for (const [name, { numbers: used, least, most }] of series) {
    const missing = most - least + 1 - used.size;
    if (missing <= 0 || missing > MOST_GAPS * used.size) continue;
    let last = least;
    while (used.has(last + 1)) last += 1;
    const where = {
      value: String(missing),
      account: String(last),
      expected: name || "the entries",
    };
    note(warnings, "ledger_number_gaps", where);
  }
}
