import { readJournal } from "../LedgerRecord.ts";
import { at } from "../store/NumberColumn.ts";
import { countTexts, textAt } from "../store/TextTable.ts";
import { dateOfEntry, firstLineOf, isEmptyEntry, type LedgerEntries } from "./LedgerEntries.ts";

const JOURNALS = 2 ** 20;

/** What an entry is called: its number, with its journal, date and row as far as numbers repeat. */
export function entryNames(entries: LedgerEntries): (entry: number) => string {
  const { lines, numbers, journals } = entries.assembly;
  const byNumber = countNumbers(entries);
  const byJournal = countJournals(entries, byNumber);
  return (entry) => {
    const line = firstLineOf(entries, entry);
    const [number, journal] = [at(lines.number, line), at(lines.journal, line)];
    const written = textAt(numbers, number);
    if (written !== "" && byNumber[number] === 1) return written;
    const { code, entity } = readJournal(journals.names[journal] ?? "");
    const full = [entity, code, written].filter((part) => part !== "").join(" ");
    if (written !== "" && byJournal.get(number * JOURNALS + journal) === 1) return full;
    const place = `${dateOfEntry(entries, entry)} row ${at(lines.row, line)}`;
    return full === "" ? place : `${full} ${place}`;
  };
}

function countNumbers(entries: LedgerEntries): Int32Array {
  const { lines, numbers } = entries.assembly;
  const counts = new Int32Array(countTexts(numbers));
  for (let entry = 0; entry < entries.differences.length; entry += 1) {
    if (isEmptyEntry(entries, entry)) continue;
    const number = at(lines.number, firstLineOf(entries, entry));
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

/** How many entries of a journal have a number, where a number is met more than once. */
function countJournals(entries: LedgerEntries, byNumber: Int32Array): Map<number, number> {
  const { lines } = entries.assembly;
  const counts = new Map<number, number>();
  if (!byNumber.some((count) => count > 1)) return counts;
  for (let entry = 0; entry < entries.differences.length; entry += 1) {
    if (isEmptyEntry(entries, entry)) continue;
    const line = firstLineOf(entries, entry);
    const number = at(lines.number, line);
    if ((byNumber[number] ?? 0) < 2) continue;
    const key = number * JOURNALS + at(lines.journal, line);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
