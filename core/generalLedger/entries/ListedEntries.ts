import { type Amount, amountOf } from "../../money/Amount.ts";
import type { EntryLine, JournalEntry } from "../GeneralLedger.ts";
import { countTexts, newTextTable, textAt, textNumber } from "../store/TextTable.ts";
import type { EntryColumns } from "./EntryColumns.ts";

/** Entries that were made already, as columns. */
export class ListedEntries implements EntryColumns {
  readonly codes: string[] = [];
  private readonly entries: readonly JournalEntry[];
  private readonly lines: readonly EntryLine[];
  private readonly starts: Int32Array;
  private readonly accounts: Int32Array;
  private readonly amounts: readonly Amount[];
  private readonly texts = newTextTable();

  constructor(entries: Iterable<JournalEntry>) {
    this.entries = [...entries];
    this.lines = this.entries.flatMap(({ lines }) => lines);
    this.starts = new Int32Array(this.entries.length + 1);
    this.entries.forEach(({ lines }, entry) => {
      this.starts[entry + 1] = (this.starts[entry] ?? 0) + lines.length;
    });
    this.amounts = this.lines.map(({ amount }) => amountOf(amount));
    const known = new Map<string, number>();
    this.accounts = Int32Array.from(this.lines, ({ account }) => {
      const number = known.get(account) ?? this.codes.push(account) - 1;
      known.set(account, number);
      return number;
    });
  }

  get count(): number {
    return this.entries.length;
  }

  get textCount(): number {
    return countTexts(this.texts);
  }

  startOf(entry: number): number {
    return this.starts[entry] ?? 0;
  }

  accountAt(place: number): number {
    return this.accounts[place] ?? 0;
  }

  amountAt(place: number): Amount {
    return this.amounts[place] ?? 0;
  }

  partyAt(place: number): number {
    return this.numberOfText(this.lines[place]?.party ?? "");
  }

  documentAt(place: number): number {
    return this.numberOfText(this.lines[place]?.document ?? "");
  }

  letteringAt(place: number): number {
    return this.numberOfText(this.lines[place]?.lettering ?? "");
  }

  lineTextAt(place: number): number {
    return this.numberOfText(this.lines[place]?.text ?? "");
  }

  textOf(entry: number): number {
    return this.numberOfText(this.entries[entry]?.text ?? "");
  }

  journalOf(entry: number): string | null {
    return this.entries[entry]?.journal ?? null;
  }

  dateOf(entry: number): string {
    return this.entries[entry]?.date ?? "";
  }

  numberOf(entry: number): string {
    return this.entries[entry]?.number ?? "";
  }

  reversesOf(entry: number): string | null {
    return this.entries[entry]?.reverses ?? null;
  }

  entryOf(entry: number): JournalEntry {
    const found = this.entries[entry];
    if (!found) throw new RangeError(`There is no entry ${entry}`);
    return found;
  }

  textAt(number: number): string {
    return textAt(this.texts, number);
  }

  numberOfText(text: string): number {
    return textNumber(this.texts, text);
  }
}
