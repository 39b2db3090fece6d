import type { Amount } from "../../money/Amount.ts";
import type { JournalEntry } from "../GeneralLedger.ts";
import { type NumberColumn, newIntColumn } from "../store/NumberColumn.ts";

/** References of lines that their entries do not have, by place; a line without one is as its file has it. */
export type FoundReferences = {
  readonly documents: NumberColumn;
  readonly letterings: ReadonlyMap<number, number>;
};

export const NOTHING_FOUND: FoundReferences = { documents: newIntColumn(), letterings: new Map() };

/** What was found of references, and before: documents are found once, and letterings one after the other. */
export function joinFound(
  before: FoundReferences,
  found: Partial<FoundReferences>,
): FoundReferences {
  const { documents = before.documents, letterings = NOTHING_FOUND.letterings } = found;
  return { documents, letterings: new Map([...before.letterings, ...letterings]) };
}

/**
 * Entries in the order of their dates, a field a column: what goes through all of them asks for what it
 * needs of each. Entries are counted from 0; their lines stand at places, one after the other, and
 * accounts and texts are known by number.
 */
export interface EntryColumns {
  readonly count: number;
  /** The codes of accounts by their number. */
  readonly codes: readonly string[];
  /** Where the lines of an entry begin; those of entry `e` end where those of `e + 1` begin. */
  startOf(entry: number): number;
  accountAt(place: number): number;
  /** Debit-positive. */
  amountAt(place: number): Amount;
  /** Numbers of texts, 0 where the line has none. */
  partyAt(place: number): number;
  documentAt(place: number): number;
  letteringAt(place: number): number;
  lineTextAt(place: number): number;
  /** The number of an entry's own text. */
  textOf(entry: number): number;
  journalOf(entry: number): string | null;
  dateOf(entry: number): string;
  /** What an entry is called. */
  numberOf(entry: number): string;
  /** Whether a text is what an entry is called. */
  isNumberOf(text: number, entry: number): boolean;
  reversesOf(entry: number): string | null;
  /** An entry, with all of its lines or with those on one account. */
  entryOf(entry: number, account?: string): JournalEntry;
  /** How many texts there are, and each by its number. */
  readonly textCount: number;
  textAt(number: number): string;
  /** The number of a text, which it is given where it has none yet. */
  numberOfText(text: string): number;
  /** The same entries with references that were found for their lines, beside those found before. */
  withReferences(found: Partial<FoundReferences>): EntryColumns;
}
