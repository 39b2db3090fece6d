import type { Disclosure } from "../../statement/StatementDocument.ts";
import type { ReportNote, StatementReport } from "../StatementReport.ts";
import { basisOfPreparation } from "./basisOfPreparation.ts";
import type { DisclosureNote, GeneratedNote } from "./DisclosureNote.ts";
import { nonCashNote } from "./nonCashNote.ts";

/**
 * The notes to a statement in print order, the user's words merged in: screen, PDF and document
 * are made from these. Words for a disclosure the statement no longer has stand last, so that
 * none are lost.
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

/** What a note asks for stands in it until somebody has written in it. */
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
