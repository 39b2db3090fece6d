import type { EntryLine, JournalEntry } from "../GeneralLedger.ts";
import { amountAt } from "../store/LedgerLines.ts";
import { at } from "../store/NumberColumn.ts";
import { textAt } from "../store/TextTable.ts";
import { dateOfEntry, type LedgerEntries, linesOf } from "./LedgerEntries.ts";

/** The chosen entries in the order of their dates, each made when it is asked for. */
export function journalEntries(
  entries: LedgerEntries,
  chosen: readonly number[],
): Iterable<JournalEntry> {
  const dates = chosen.map((entry) => dateOfEntry(entries, entry));
  const order = chosen
    .map((_, place) => place)
    .sort((one, other) => {
      const [left = "", right = ""] = [dates[one], dates[other]];
      return left < right ? -1 : left > right ? 1 : one - other;
    });
  const sorted = Int32Array.from(order, (place) => chosen[place] ?? 0);
  const name = entryNames(entries);
  return {
    *[Symbol.iterator]() {
      for (const entry of sorted) yield journalEntry(entries, entry, name);
    },
  };
}

/** What an entry is called: its number, with its journal and its date where numbers repeat. */
export function entryNames(entries: LedgerEntries): (entry: number) => string {
  const { assembly, differences } = entries;
  const { lines, numbers, journals } = assembly;
  const JOURNALS = 2 ** 20;
  const byNumber = new Int32Array(numbers.names.length);
  const byJournal = new Map<number, number>();
  const keyOf = (entry: number): [number, number] => {
    const [line = 0] = linesOf(entries, entry);
    return [at(lines.number, line), at(lines.journal, line)];
  };
  for (let entry = 0; entry < differences.length; entry += 1) {
    if (linesOf(entries, entry).length === 0) continue;
    const [number, journal] = keyOf(entry);
    byNumber[number] = (byNumber[number] ?? 0) + 1;
    const key = number * JOURNALS + journal;
    byJournal.set(key, (byJournal.get(key) ?? 0) + 1);
  }
  return (entry) => {
    const [number, journal] = keyOf(entry);
    const written = numbers.names[number] ?? "";
    if (written !== "" && byNumber[number] === 1) return written;
    const [journalName = "", entity = ""] = (journals.names[journal] ?? "").split("\u0000");
    const full = [entity, journalName, written].filter((part) => part !== "").join(" ");
    if (written !== "" && byJournal.get(number * JOURNALS + journal) === 1) return full;
    const [line = 0] = linesOf(entries, entry);
    const place = `${dateOfEntry(entries, entry)} row ${at(lines.row, line)}`;
    return full === "" ? place : `${full} ${place}`;
  };
}

function journalEntry(
  entries: LedgerEntries,
  entry: number,
  name: (entry: number) => string,
): JournalEntry {
  const { assembly } = entries;
  const { lines, journals, reverses } = assembly;
  const places = linesOf(entries, entry);
  const [first = 0] = places;
  const [journal = "", entity = ""] = (journals.names[at(lines.journal, first)] ?? "").split(
    "\u0000",
  );
  const own = textAt(lines.texts, at(lines.entryText, first));
  return {
    number: name(entry),
    date: dateOfEntry(entries, entry),
    text: own === "" ? textAt(lines.texts, at(lines.text, first)) : own,
    journal: journal === "" ? null : (journal.split("\u0001")[0] ?? null),
    entity: entity === "" ? null : entity,
    reverses: reverses.size === 0 ? null : reversed(reverses, places),
    lines: Array.from(places, (line) => entryLine(entries, line)),
  };
}

function reversed(reverses: ReadonlyMap<number, string>, places: Int32Array): string | null {
  for (const line of places) {
    const number = reverses.get(line);
    if (number !== undefined) return number;
  }
  return null;
}

function entryLine({ assembly: { lines, accounts } }: LedgerEntries, line: number): EntryLine {
  const { texts } = lines;
  return {
    row: at(lines.row, line),
    account: accounts[at(lines.account, line)]?.code ?? "",
    amount: amountAt(lines, line),
    text: textAt(texts, at(lines.text, line)),
    party: textAt(texts, at(lines.party, line)) || null,
    document: textAt(texts, at(lines.document, line)) || null,
    lettering: textAt(texts, at(lines.lettering, line)) || null,
  };
}
