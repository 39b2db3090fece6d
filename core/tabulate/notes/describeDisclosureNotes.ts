import type { Disclosure } from "../../statement/StatementDocument.ts";
import type { ReportNote, StatementReport } from "../StatementReport.ts";
import { basisOfPreparation } from "./basisOfPreparation.ts";
import type { DisclosureNote, GeneratedNote } from "./DisclosureNote.ts";
import { nonCashNote } from "./nonCashNote.ts";

/**
 * The notes in print order with the user's text, for screen, PDF and document. A user's text for a note that no longer
 * exists comes last, so that it is not lost.
 */
export function describeDisclosureNotes(report: StatementReport): DisclosureNote[] {
  const generated = [
    basisOfPreparation(report),
    ...report.document.disclosures.map(disclosureNote),
    nonCashNote(report.document),
  ];
  const known = new Set(generated.map(({ id }) => id));
  const written = report.notes.filter(({ text }) => text.trim() !== "");
  const ids = new Set(written.map(({ disclosureId }) => disclosureId));
  const further = [...ids].filter((id) => !known.has(id)).map(furtherNote);
  return [...generated, ...further].map((note, index) => {
    const own = written.filter(({ disclosureId }) => disclosureId === note.id);
    return {
      ...withAsks(note, own.length > 0),
      number: index + 1,
      userText: own.flatMap(paragraphsOf),
    };
  });
}

/** Shows what the note still needs, until the user has written something. */
function withAsks({ asks, ...note }: GeneratedNote, isWritten: boolean) {
  const open = isWritten ? [] : asks.map((ask) => `To be completed. ${ask}`);
  return { ...note, paragraphs: [...note.paragraphs, ...open] };
}

function disclosureNote({ id, title, paragraph, columns, rows, asks }: Disclosure): GeneratedNote {
  const tables = rows.length === 0 ? [] : [{ columns, rows }];
  return { id, title, paragraph, paragraphs: [], tables, asks };
}

function furtherNote(id: string): GeneratedNote {
  return { id, title: "Further note", paragraph: "", paragraphs: [], tables: [], asks: [] };
}

function paragraphsOf({ text }: ReportNote): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
