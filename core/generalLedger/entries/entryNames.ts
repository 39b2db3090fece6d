import { readJournal } from "../LedgerRecord.ts";
import { isSameText } from "../store/isSameText.ts";
import { at } from "../store/NumberColumn.ts";
import { countTexts, textAt } from "../store/TextTable.ts";
import {
  dateOfEntry,
  firstLineOf,
  isEmptyEntry,
  linesOf,
  type OrderedEntries,
} from "./LedgerEntries.ts";

const JOURNALS = 2 ** 20;

/**
 * What entries are called: their number, with journal, date and row as far as numbers repeat; without
 * one the document of all their lines, where a kind of entry stands before it: "Check 1041".
 */
export type EntryNames = {
  of: (entry: number) => string;
  /** Whether a text of the lines is what an entry is called; no string is made to tell most of them. */
  is: (entry: number, text: number) => boolean;
};

/** The names of a ledger's entries. */
export function entryNames(entries: OrderedEntries): EntryNames {
  const { lines, numbers, journals } = entries.assembly;
  const byNumber = countNumbers(entries);
  const byJournal = countJournals(entries, byNumber);
  const byDocument = countDocuments(entries, byNumber);
  const isUnique = (number: number) => number !== 0 && byNumber[number] === 1;
  const of = (entry: number) => {
    const line = firstLineOf(entries, entry);
    const number = at(lines.number, line);
    const written = textAt(numbers, number);
    if (isUnique(number)) return written;
    const journal = at(lines.journal, line);
    const { code, entity } = readJournal(journals.names[journal] ?? "");
    const document = number === 0 && code !== "" ? documentOf(entries, entry) : 0;
    const called = document === 0 ? written : textAt(lines.texts, document);
    const full = [entity, code, called].filter((part) => part !== "").join(" ");
    const alike = document === 0 ? byJournal : byDocument;
    const key = (document === 0 ? number : document) * JOURNALS + journal;
    if (called !== "" && alike.get(key) === 1) return full;
    const place = `${dateOfEntry(entries, entry)} row ${at(lines.row, line)}`;
    return full === "" ? place : `${full} ${place}`;
  };
  const is = (entry: number, text: number) => {
    const number = at(lines.number, firstLineOf(entries, entry));
    return isUnique(number)
      ? isSameText(numbers, number, lines.texts, text)
      : of(entry) === textAt(lines.texts, text);
  };
  return { of, is };
}

function countNumbers(entries: OrderedEntries): Int32Array {
  const { lines, numbers } = entries.assembly;
  const counts = new Int32Array(countTexts(numbers));
  for (let entry = 0; entry + 1 < entries.starts.length; entry += 1) {
    if (isEmptyEntry(entries, entry)) continue;
    const number = at(lines.number, firstLineOf(entries, entry));
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

/** How many entries of a journal have a number, where a number is met more than once. */
function countJournals(entries: OrderedEntries, byNumber: Int32Array): Map<number, number> {
  const { lines } = entries.assembly;
  const counts = new Map<number, number>();
  if (!byNumber.some((count) => count > 1)) return counts;
  for (let entry = 0; entry + 1 < entries.starts.length; entry += 1) {
    if (isEmptyEntry(entries, entry)) continue;
    const line = firstLineOf(entries, entry);
    const number = at(lines.number, line);
    if ((byNumber[number] ?? 0) < 2) continue;
    const key = number * JOURNALS + at(lines.journal, line);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** How many entries of a journal without numbers have a document. */
function countDocuments(entries: OrderedEntries, byNumber: Int32Array): Map<number, number> {
  const { lines } = entries.assembly;
  const counts = new Map<number, number>();
  if (byNumber[0] === 0) return counts;
  for (let entry = 0; entry + 1 < entries.starts.length; entry += 1) {
    const line = firstLineOf(entries, entry);
    if (isEmptyEntry(entries, entry) || at(lines.number, line) !== 0) continue;
    const document = documentOf(entries, entry);
    if (document === 0) continue;
    const key = document * JOURNALS + at(lines.journal, line);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** The document that all lines of an entry name; 0 where they name none or several. */
function documentOf(entries: OrderedEntries, entry: number): number {
  const { document } = entries.assembly.lines;
  const [first = 0, ...others] = linesOf(entries, entry);
  const named = at(document, first);
  return others.every((line) => at(document, line) === named) ? named : 0;
}
