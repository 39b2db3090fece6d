import type { Amount } from "../../statement/StatementDocument.ts";

/** A small table beneath a note; amounts are exact, null where a cell is empty. */
export type NoteTable = {
  columns: readonly string[];
  rows: readonly { label: string; amounts: readonly (Amount | null)[]; isTotal: boolean }[];
};

/** A numbered note to the statement, with the words its user added. */
export type DisclosureNote = {
  /** What `ReportNote.disclosureId` names. */
  id: string;
  /** Counted from 1, in print order; the statement's column "Note" points to it. */
  number: number;
  title: string;
  /** The paragraph of the standard; empty for a note of the user's own. */
  paragraph: string;
  /** What the statement itself says. */
  paragraphs: readonly string[];
  tables: readonly NoteTable[];
  /** The user's words, paragraph by paragraph; empty when there are none. */
  userText: readonly string[];
};

/** A note before it has its number and the user's words. */
export type GeneratedNote = Omit<DisclosureNote, "number" | "userText"> & {
  /** What the note needs and nobody has said. */
  asks: readonly string[];
};
