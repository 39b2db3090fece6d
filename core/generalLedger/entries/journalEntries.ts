import type { EntryLine, JournalEntry } from "../GeneralLedger.ts";
import { readJournal } from "../LedgerRecord.ts";
import { amountAt } from "../store/LedgerLines.ts";
import { at } from "../store/NumberColumn.ts";
import { textAt } from "../store/TextTable.ts";
import { entryNames } from "./entryNames.ts";
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

function journalEntry(
  entries: LedgerEntries,
  entry: number,
  name: (entry: number) => string,
): JournalEntry {
  const { assembly } = entries;
  const { lines, journals, reverses } = assembly;
  const places = linesOf(entries, entry);
  const [first = 0] = places;
  const { code, entity } = readJournal(journals.names[at(lines.journal, first)] ?? "");
  const own = textAt(lines.texts, at(lines.entryText, first));
  return {
    number: name(entry),
    date: dateOfEntry(entries, entry),
    text: own === "" ? textAt(lines.texts, at(lines.text, first)) : own,
    journal: code === "" ? null : code,
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
