import { type Amount, amountOf } from "../../money/Amount.ts";
import type { EntryLine, JournalEntry } from "../GeneralLedger.ts";
import { isSameText } from "../store/isSameText.ts";
import {
  addLarge,
  exactAt,
  type LedgerLines,
  newLedgerLines,
  pushAmount,
} from "../store/LedgerLines.ts";
import { labelsOfPart, type RowPlace } from "../store/LedgerParts.ts";
import { type NameList, nameNumber, newNameList } from "../store/NameList.ts";
import { at, type NumberColumn, newIntColumn, push } from "../store/NumberColumn.ts";
import { putText } from "../store/TextColumn.ts";
import { countTexts, recentTextNumber, textAt, textNumber } from "../store/TextTable.ts";
import {
  type EntryColumns,
  type FoundReferences,
  joinFound,
  NOTHING_FOUND,
} from "./EntryColumns.ts";
import { linesOfEntry } from "./linesOfEntry.ts";

/**
 * Entries that come one by one, such as those of a stored ledger, in the order of their dates. They are
 * kept in columns, some fifty bytes a line besides their texts, and none of them as an object.
 */
export class ListedEntries implements EntryColumns {
  private readonly lines: LedgerLines = newLedgerLines();
  private readonly accounts: NameList = newNameList();
  /** What they share: dates, journals, entities, files and who posted them, "" where an entry has none. */
  private readonly names: NameList = newNameList();
  private readonly starts: NumberColumn = newIntColumn();
  private readonly numbers: NumberColumn = newIntColumn();
  private readonly dates: NumberColumn = newIntColumn();
  private readonly journals: NumberColumn = newIntColumn();
  private readonly entities: NumberColumn = newIntColumn();
  private readonly posters: NumberColumn = newIntColumn();
  /** The names of the files and sheets of lines. */
  private readonly files: NumberColumn = newIntColumn();
  private readonly sheets: NumberColumn = newIntColumn();
  private readonly reverses = new Map<number, string>();
  private found = NOTHING_FOUND;

  constructor(entries: Iterable<JournalEntry>) {
    for (const entry of entries) this.add(entry);
    push(this.starts, this.lines.row.length);
  }

  get count(): number {
    return this.numbers.length;
  }

  get codes(): readonly string[] {
    return this.accounts.names;
  }

  get textCount(): number {
    return countTexts(this.lines.texts);
  }

  startOf(entry: number): number {
    return at(this.starts, entry);
  }

  accountAt(place: number): number {
    return at(this.lines.account, place);
  }

  amountAt(place: number): Amount {
    return exactAt(this.lines, place);
  }

  partyAt(place: number): number {
    return at(this.lines.party, place);
  }

  documentAt(place: number): number {
    return at(this.found.documents, place) || at(this.lines.document, place);
  }

  letteringAt(place: number): number {
    return this.found.letterings.get(place) ?? at(this.lines.lettering, place);
  }

  lineTextAt(place: number): number {
    return at(this.lines.text, place);
  }

  textOf(entry: number): number {
    return at(this.lines.entryText, entry);
  }

  journalOf(entry: number): string | null {
    return this.nameAt(this.journals, entry) || null;
  }

  dateOf(entry: number): string {
    return this.nameAt(this.dates, entry);
  }

  numberOf(entry: number): string {
    return this.textAt(at(this.numbers, entry));
  }

  isNumberOf(text: number, entry: number): boolean {
    const { texts } = this.lines;
    return isSameText(texts, text, texts, at(this.numbers, entry));
  }

  reversesOf(entry: number): string | null {
    return this.reverses.get(entry) ?? null;
  }

  entryOf(entry: number, account?: string): JournalEntry {
    const postedBy = this.nameAt(this.posters, entry);
    return {
      number: this.numberOf(entry),
      date: this.dateOf(entry),
      text: this.textAt(this.textOf(entry)),
      journal: this.journalOf(entry),
      entity: this.nameAt(this.entities, entry) || null,
      reverses: this.reversesOf(entry),
      ...(postedBy && { postedBy }),
      lines: linesOfEntry(this, entry, (place) => this.placeInFile(place), account),
    };
  }

  textAt(number: number): string {
    return textAt(this.lines.texts, number);
  }

  numberOfText(text: string): number {
    return textNumber(this.lines.texts, text);
  }

  withReferences(found: Partial<FoundReferences>): ListedEntries {
    const same: ListedEntries = Object.assign(new ListedEntries([]), this);
    same.found = joinFound(this.found, found);
    return same;
  }

  private add({ number, date, text, journal, entity, postedBy, ...rest }: JournalEntry): void {
    const { reverses, lines } = rest;
    const { texts, recentTexts, entryText } = this.lines;
    const recent = (text: string) => recentTextNumber(recentTexts, text);
    const entry = this.count;
    push(this.starts, this.lines.row.length);
    push(this.numbers, recent(number));
    push(this.dates, nameNumber(this.names, date));
    push(this.journals, nameNumber(this.names, journal ?? ""));
    push(this.entities, nameNumber(this.names, entity ?? ""));
    push(this.posters, nameNumber(this.names, postedBy ?? ""));
    putText(entryText, entry, text, recent);
    if (reverses !== null) this.reverses.set(entry, reverses);
    const reference = (text: string) => textNumber(texts, text);
    for (const line of lines) this.addLine(line, recent, reference);
  }

  private addLine(
    { row, fileName, sheet, account, amount, text, party, document, lettering }: EntryLine,
    recent: (text: string) => number,
    reference: (text: string) => number,
  ): void {
    const { lines } = this;
    const exact = amountOf(amount);
    const place = lines.row.length;
    push(lines.row, row);
    push(this.files, nameNumber(this.names, fileName ?? ""));
    push(this.sheets, nameNumber(this.names, sheet ?? ""));
    push(lines.account, nameNumber(this.accounts, account));
    if (typeof exact === "bigint") addLarge(lines, place, exact);
    pushAmount(lines, typeof exact === "number" ? exact : Number.NaN);
    putText(lines.text, place, text, recent);
    putText(lines.party, place, party ?? "", reference);
    putText(lines.document, place, document ?? "", reference);
    putText(lines.lettering, place, lettering ?? "", reference);
  }

  private placeInFile(place: number): RowPlace {
    const [fileName, sheet] = [this.nameAt(this.files, place), this.nameAt(this.sheets, place)];
    return { row: at(this.lines.row, place), ...labelsOfPart({ fileName, sheet }) };
  }

  private nameAt(column: NumberColumn, place: number): string {
    return this.names.names[at(column, place)] ?? "";
  }
}
