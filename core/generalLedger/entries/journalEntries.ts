import type { EntryLine, JournalEntry } from "../GeneralLedger.ts";
import { readJournal } from "../LedgerRecord.ts";
import { amountAt } from "../store/LedgerLines.ts";
import { at, type NumberColumn } from "../store/NumberColumn.ts";
import { type TextTable, textAt } from "../store/TextTable.ts";
import { entryNames } from "./entryNames.ts";
import { dateOfEntry, dayOfEntry, type LedgerEntries, linesOf } from "./LedgerEntries.ts";

/** The chosen entries in the order of their dates, each made when it is asked for. */
export function journalEntries(entries: LedgerEntries, chosen: Int32Array): Iterable<JournalEntry> {
  const sorted = inOrderOfDates(entries, chosen);
  const name = entryNames(entries);
  const journals = entries.assembly.journals.names.map(readJournal);
  return {
    *[Symbol.iterator]() {
      const read = { ...entries, name, journals, texts: textReaders(entries) };
      for (const entry of sorted) yield journalEntry(read, entry);
    },
  };
}

/** Most files stand in the order of their dates. */
function inOrderOfDates(entries: LedgerEntries, chosen: Int32Array): Int32Array {
  let isSorted = true;
  for (let place = 1; place < chosen.length && isSorted; place += 1)
    isSorted =
      dayOfEntry(entries, chosen[place - 1] ?? 0) <= dayOfEntry(entries, chosen[place] ?? 0);
  if (isSorted) return chosen;
  return chosen.toSorted((one, other) => {
    return dayOfEntry(entries, one) - dayOfEntry(entries, other) || one - other;
  });
}

/** The fields of lines that are texts. */
const TEXTS = ["text", "entryText", "party", "document", "lettering"] as const;
type TextReaders = Record<(typeof TEXTS)[number], (line: number) => string>;

type Reading = LedgerEntries & {
  name: (entry: number) => string;
  journals: readonly ReturnType<typeof readJournal>[];
  texts: TextReaders;
};

function textReaders({ assembly: { lines } }: LedgerEntries): TextReaders {
  const reader = (field: (typeof TEXTS)[number]) => textReader(lines.texts, lines[field]);
  return {
    text: reader("text"),
    entryText: reader("entryText"),
    party: reader("party"),
    document: reader("document"),
    lettering: reader("lettering"),
  };
}

/** The lines of an entry repeat each other's texts: one that was cut out is handed on. */
function textReader(table: TextTable, column: NumberColumn): (line: number) => string {
  let [number, text] = [0, ""];
  return (line) => {
    const wanted = at(column, line);
    if (wanted !== number) [number, text] = [wanted, textAt(table, wanted)];
    return text;
  };
}

function journalEntry(reading: Reading, entry: number): JournalEntry {
  const { assembly, texts, journals } = reading;
  const { lines, reverses } = assembly;
  const places = linesOf(reading, entry);
  const first = places[0] ?? 0;
  const { code = "", entity = "" } = journals[at(lines.journal, first)] ?? {};
  const text = texts.entryText(first) || texts.text(first);
  const own: EntryLine[] = [];
  for (let place = 0; place < places.length; place += 1)
    own.push(entryLine(reading, places[place] ?? 0));
  return {
    number: reading.name(entry),
    date: dateOfEntry(reading, entry),
    text,
    journal: code === "" ? null : code,
    entity: entity === "" ? null : entity,
    reverses: reverses.size === 0 ? null : reversed(reverses, places),
    lines: own,
  };
}

function reversed(reverses: ReadonlyMap<number, string>, places: Int32Array): string | null {
  for (const line of places) {
    const number = reverses.get(line);
    if (number !== undefined) return number;
  }
  return null;
}

function entryLine({ assembly: { lines, accounts }, texts }: Reading, line: number): EntryLine {
  return {
    row: at(lines.row, line),
    account: accounts[at(lines.account, line)]?.code ?? "",
    amount: amountAt(lines, line),
    text: texts.text(line),
    party: texts.party(line) || null,
    document: texts.document(line) || null,
    lettering: texts.lettering(line) || null,
  };
}
