import type { Amount } from "../../money/Amount.ts";
import { posterOf } from "../fields/Posters.ts";
import type { JournalEntry } from "../GeneralLedger.ts";
import { readJournal } from "../LedgerRecord.ts";
import { exactAt } from "../store/LedgerLines.ts";
import { placeOfLine, type RowPlace } from "../store/LedgerParts.ts";
import { at, type NumberColumn } from "../store/NumberColumn.ts";
import { countTexts, textAt, textNumber } from "../store/TextTable.ts";
import {
  type EntryColumns,
  type FoundReferences,
  joinFound,
  NOTHING_FOUND,
} from "./EntryColumns.ts";
import type { EntryNames } from "./entryNames.ts";
import { dateOfEntry, dayOfEntry, type OrderedEntries } from "./LedgerEntries.ts";
import { linesOfEntry } from "./linesOfEntry.ts";

/** The entries of a ledger that was read, each made from the columns of its lines when it is asked for. */
export class StoredEntries implements EntryColumns, Iterable<JournalEntry> {
  readonly codes: readonly string[];
  readonly count: number;
  private readonly stored: OrderedEntries;
  private readonly names: EntryNames;
  private readonly journals: readonly ReturnType<typeof readJournal>[];
  /** The stored entries in the order of their dates. */
  private readonly chosen: Int32Array;
  private readonly starts: Int32Array;
  /** The lines by their places. */
  private readonly lines: Int32Array;
  private readonly found: FoundReferences;

  constructor(
    stored: OrderedEntries,
    chosen: Int32Array,
    names: EntryNames,
    { codes, found = NOTHING_FOUND, order = inOrder(stored, chosen) }: Partial<Known> = {},
  ) {
    this.stored = stored;
    this.names = names;
    this.codes = codes ?? stored.assembly.accounts.map(({ code }) => code);
    this.count = chosen.length;
    this.journals = stored.assembly.journals.names.map(readJournal);
    this.chosen = order.chosen;
    this.starts = order.starts;
    this.lines = order.lines;
    this.found = found;
  }

  /** The entries of one entity alone. */
  ofEntity(entity: string): StoredEntries {
    const own = this.chosen.filter((_, entry) => this.journalOfEntry(entry)?.entity === entity);
    return new StoredEntries(this.stored, own, this.names, { codes: this.codes });
  }

  /** The same entries, whose accounts have other codes as far as these are given. */
  knownBy(codeOf: ReadonlyMap<string, string>): StoredEntries {
    return this.with({ codes: this.codes.map((code) => codeOf.get(code) ?? code) });
  }

  withReferences(found: Partial<FoundReferences>): StoredEntries {
    return this.with({ found: joinFound(this.found, found) });
  }

  /** The same entries, of which something else is known. */
  private with(other: Partial<Known>): StoredEntries {
    const { stored, chosen, starts, lines, names, codes, found } = this;
    const order = { chosen, starts, lines };
    return new StoredEntries(stored, chosen, names, { codes, found, order, ...other });
  }

  get textCount(): number {
    return countTexts(this.stored.assembly.lines.texts);
  }

  startOf(entry: number): number {
    return this.starts[entry] ?? 0;
  }

  accountAt(place: number): number {
    return this.numberAt(this.stored.assembly.lines.account, place);
  }

  amountAt(place: number): Amount {
    return exactAt(this.stored.assembly.lines, this.lines[place] ?? 0);
  }

  partyAt(place: number): number {
    return this.numberAt(this.stored.assembly.lines.party, place);
  }

  documentAt(place: number): number {
    const own = this.stored.assembly.lines.document;
    const { documents } = this.found;
    return (documents.length > 0 && at(documents, place)) || this.numberAt(own, place);
  }

  letteringAt(place: number): number {
    const own = this.stored.assembly.lines.lettering;
    const { letterings } = this.found;
    const found = letterings.size > 0 ? letterings.get(place) : undefined;
    return found ?? this.numberAt(own, place);
  }

  lineTextAt(place: number): number {
    return this.numberAt(this.stored.assembly.lines.text, place);
  }

  textOf(entry: number): number {
    const first = this.startOf(entry);
    const { entryText } = this.stored.assembly.lines;
    return this.numberAt(entryText, first) || this.lineTextAt(first);
  }

  journalOf(entry: number): string | null {
    return this.journalOfEntry(entry)?.code || null;
  }

  dateOf(entry: number): string {
    return dateOfEntry(this.stored, this.chosen[entry] ?? 0);
  }

  numberOf(entry: number): string {
    return this.names.of(this.chosen[entry] ?? 0);
  }

  isNumberOf(text: number, entry: number): boolean {
    return this.names.is(this.chosen[entry] ?? 0, text);
  }

  reversesOf(entry: number): string | null {
    const { reverses } = this.stored.assembly;
    if (reverses.size === 0) return null;
    for (let place = this.startOf(entry); place < this.startOf(entry + 1); place += 1) {
      const number = reverses.get(this.lines[place] ?? 0);
      if (number !== undefined) return number;
    }
    return null;
  }

  entryOf(entry: number, account?: string): JournalEntry {
    const postedBy = posterOf(this.stored.assembly.posters, this.lines[this.startOf(entry)] ?? 0);
    return {
      number: this.numberOf(entry),
      date: this.dateOf(entry),
      text: this.textAt(this.textOf(entry)),
      journal: this.journalOf(entry),
      entity: this.journalOfEntry(entry)?.entity || null,
      reverses: this.reversesOf(entry),
      ...(postedBy && { postedBy }),
      lines: linesOfEntry(this, entry, (place) => this.placeInFile(place), account),
    };
  }

  *[Symbol.iterator](): Iterator<JournalEntry> {
    for (let entry = 0; entry < this.count; entry += 1) yield this.entryOf(entry);
  }

  textAt(number: number): string {
    return textAt(this.stored.assembly.lines.texts, number);
  }

  numberOfText(text: string): number {
    return textNumber(this.stored.assembly.lines.texts, text);
  }

  private numberAt(column: NumberColumn, place: number): number {
    return at(column, this.lines[place] ?? 0);
  }

  private placeInFile(place: number): RowPlace {
    const { lines, parts } = this.stored.assembly;
    return placeOfLine(parts, this.lines[place] ?? 0, this.numberAt(lines.row, place));
  }

  private journalOfEntry(entry: number): ReturnType<typeof readJournal> | undefined {
    return this.journals[this.numberAt(this.stored.assembly.lines.journal, this.startOf(entry))];
  }
}

/** Which entries, in the order of their dates, and where the lines of each stand. */
type InOrder = { chosen: Int32Array; starts: Int32Array; lines: Int32Array };

/** What is known of entries beside where they are stored. */
type Known = { codes: readonly string[]; found: FoundReferences; order: InOrder };

function inOrder(stored: OrderedEntries, entries: Int32Array): InOrder {
  const chosen = inOrderOfDates(stored, entries);
  const { starts, order } = areFirst(chosen) ? stored : chosenIn(stored, chosen);
  return { chosen, starts, lines: order };
}

/** Most files stand in the order of their dates. */
function inOrderOfDates(entries: OrderedEntries, chosen: Int32Array): Int32Array {
  let isSorted = true;
  for (let place = 1; place < chosen.length && isSorted; place += 1)
    isSorted =
      dayOfEntry(entries, chosen[place - 1] ?? 0) <= dayOfEntry(entries, chosen[place] ?? 0);
  if (isSorted) return chosen;
  return chosen.toSorted((one, other) => {
    return dayOfEntry(entries, one) - dayOfEntry(entries, other) || one - other;
  });
}

/** Whether entries are the first ones of those stored, as they stand there: nearly always all of them. */
function areFirst(chosen: Int32Array): boolean {
  return chosen.every((entry, index) => entry === index);
}

/** Where the lines of chosen entries stand, one after the other. */
function chosenIn(
  { order, starts }: OrderedEntries,
  chosen: Int32Array,
): Pick<OrderedEntries, "order" | "starts"> {
  const own = new Int32Array(chosen.length + 1);
  for (let entry = 0; entry < chosen.length; entry += 1) {
    const stored = chosen[entry] ?? 0;
    own[entry + 1] = (own[entry] ?? 0) + (starts[stored + 1] ?? 0) - (starts[stored] ?? 0);
  }
  const lines = new Int32Array(own.at(-1) ?? 0);
  for (let entry = 0; entry < chosen.length; entry += 1) {
    const from = starts[chosen[entry] ?? 0] ?? 0;
    const first = own[entry] ?? 0;
    const count = (own[entry + 1] ?? 0) - first;
    for (let place = 0; place < count; place += 1) lines[first + place] = order[from + place] ?? 0;
  }
  return { starts: own, order: lines };
}
