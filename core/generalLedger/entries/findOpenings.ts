import { type Amount, plus, toMinor } from "../../money/Amount.ts";
import type { Minor } from "../../money/Minor.ts";
import { readJournal } from "../LedgerRecord.ts";
import { dayOfFiles } from "../store/dayOfFiles.ts";
import { amountAt, exactAt } from "../store/LedgerLines.ts";
import { partOfLine } from "../store/LedgerParts.ts";
import { at } from "../store/NumberColumn.ts";
import { textAt } from "../store/TextTable.ts";
import {
  dayNumber,
  dayOfEntry,
  firstLineOf,
  isEmptyEntry,
  type LedgerEntries,
  linesOf,
} from "./LedgerEntries.ts";
import { isOpeningJournal, saysOpening } from "./openingWords.ts";

/**
 * Finds the entries that carry balances into the period: those the file marks, those of a journal kept
 * for them, and those of the first day (or the day before it) whose words say so.
 */
export function findOpenings(entries: LedgerEntries): Set<number> {
  const { assembly, differences } = entries;
  const journalOpens = assembly.journals.names.map((key) => {
    const { code, name } = readJournal(key);
    return isOpeningJournal(code) || isOpeningJournal(name);
  });
  const first = dayNumber(firstDate(entries));
  const found = new Set<number>();
  for (let entry = 0; entry < differences.length; entry += 1) {
    if (isEmptyEntry(entries, entry)) continue;
    const line = firstLineOf(entries, entry);
    const isFirst = dayOfEntry(entries, entry) <= first;
    const isOfJournal = isFirst && journalOpens[at(assembly.lines.journal, line)];
    const isMarked = assembly.openings.has(line);
    if (isMarked || isOfJournal || (isFirst && mostSay(entries, linesOf(entries, entry))))
      found.add(entry);
  }
  return found;
}

/** The first day of the ledger; "" where no line has a date. */
export function firstDate({ assembly, isoDates }: LedgerEntries): string {
  const isUsed = new Uint8Array(isoDates.length);
  for (let line = 0; line < assembly.lines.date.length; line += 1) {
    const date = at(assembly.lines.date, line);
    if (date >= 0) isUsed[date] = 1;
  }
  const [first = ""] = isoDates.filter((_, date) => isUsed[date] === 1).sort();
  return first;
}

/**
 * Finds the entries of the first day of a file that has others beside it whose words say that they carry
 * balances in: of the files of several months or years, each may open with what the one before led to.
 */
export function findOpeningsOfFiles(entries: LedgerEntries): Set<number> {
  const { assembly, differences, days } = entries;
  const found = new Set<number>();
  if (assembly.parts.ended.length < 2) return found;
  const firstDayOf = dayOfFiles(assembly, days, "first");
  for (let entry = 0; entry < differences.length; entry += 1) {
    if (isEmptyEntry(entries, entry)) continue;
    const part = partOfLine(assembly.parts, firstLineOf(entries, entry));
    const isFirst = dayOfEntry(entries, entry) === firstDayOf(part);
    if (isFirst && mostSay(entries, linesOf(entries, entry))) found.add(entry);
  }
  return found;
}

const OPENING_NUMBER = /^(?:open|opening|ob)(?![a-z])/i;

/** At least half of the lines that have a text, or the entry's own text, number or document. */
function mostSay({ assembly }: LedgerEntries, lines: Int32Array): boolean {
  const { lines: store, numbers } = assembly;
  const [first = 0] = lines;
  if (lines.length < 2) return false;
  const number = textAt(numbers, at(store.number, first));
  const document = textAt(store.texts, at(store.document, first));
  if (OPENING_NUMBER.test(number) || OPENING_NUMBER.test(document)) return true;
  if (saysOpening(textAt(store.texts, at(store.entryText, first)))) return true;
  // A journal that is printed entry by entry may have the text on the first line alone
  const texts = [...lines].map((line) => textAt(store.texts, at(store.text, line)));
  const saying = texts.filter(saysOpening);
  return saying.length > 0 && 2 * saying.length >= texts.filter((text) => text !== "").length;
}

/** What entries moved, by the number of the account; accounts not met are left out. */
export function movedBy(
  { assembly: { lines }, order, starts }: LedgerEntries,
  chosen: Iterable<number>,
): Map<number, Minor> {
  const sums: Amount[] = [];
  for (const entry of chosen) {
    const end = starts[entry + 1] ?? 0;
    for (let place = starts[entry] ?? 0; place < end; place += 1) {
      const line = order[place] ?? 0;
      const account = at(lines.account, line);
      sums[account] = plus(sums[account] ?? 0, exactAt(lines, line));
    }
  }
  const moved = new Map<number, Minor>();
  sums.forEach((amount, account) => {
    moved.set(account, toMinor(amount));
  });
  return moved;
}

/** Adds the amounts of an entry to balances by account. */
export function addToBalances(
  entries: LedgerEntries,
  entry: number,
  balances: Map<number, Minor>,
): void {
  const { lines } = entries.assembly;
  for (const line of linesOf(entries, entry)) {
    const account = at(lines.account, line);
    balances.set(account, (balances.get(account) ?? 0n) + amountAt(lines, line));
  }
}
