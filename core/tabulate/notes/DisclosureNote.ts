import type { Amount } from "../../statement/StatementDocument.ts";

/** A small table beneath a note; amounts are exact, null where a cell is empty. */
export type NoteTable = {
  columns: readonly string[];
  rows: readonly { label: string; amounts: readonly (Amount | null)[]; isTotal: boolean }[];
};

/** A numbered note to the statement, with the user's own text. */
export type DisclosureNote = {
  /** What `ReportNote.disclosureId` names. */
  id: string;
  /** The number from 1, in print order; the column "Note" of the statement refers to it. */
  number: number;
  title: string;
  /** The paragraph of the standard; empty for a note of the user's own. */
  paragraph: string;
  /** The generated text. */
  paragraphs: readonly string[];
  tables: readonly NoteTable[];
  /** The user's text by paragraph; empty where there is none. */
  userText: readonly string[];
};

/** A note before it has its number and the user's words. */
export type GeneratedNote = Omit<DisclosureNote, "number" | "userText"> & {
  /** Information that the note needs and that is not available. */
  asks: readonly string[];
};
