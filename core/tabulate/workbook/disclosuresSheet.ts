import { minorOf } from "../../money/minorOf.ts";
import type { NoteTable } from "../notes/DisclosureNote.ts";
import { describeDisclosureNotes } from "../notes/describeDisclosureNotes.ts";
import { presentNotes } from "../notes/presentNotes.ts";
import type { StatementReport } from "../StatementReport.ts";
import { down, sumOf } from "./cellReference.ts";
import { sheetTitle, TITLE_ROWS } from "./sheetTitle.ts";
import { amount, formula, headings, type Sheet, type SheetRow, text } from "./Workbook.ts";

/** The notes to the statement with their tables and the user's text. */
export function disclosuresSheet(report: StatementReport): Sheet {
  return {
    name: "Disclosures",
    widths: [90, 18, 18, 18, 18, 18, 18],
    headingRow: TITLE_ROWS,
    fixedColumns: 0,
    isLandscape: true,
    rows: rowsOf(report),
  };
}

function rowsOf(report: StatementReport): SheetRow[] {
  const { presentationUnit: unit = "units" } = report;
  const rows = sheetTitle(report, "Disclosures", "");
  const notes = describeDisclosureNotes(report);
  const shown = presentNotes(notes, report);
  for (const [at, note] of notes.entries()) {
    const reference = note.paragraph === "" ? "" : ` (${note.paragraph})`;
    rows.push([text(`${note.number}. ${note.title}${reference}`, "section")]);
    rows.push(...note.paragraphs.map((words) => [text(words, "wrapped")]));
    for (const [index, table] of note.tables.entries()) {
      const beside = unit === "units" ? null : (shown[at]?.tables[index] ?? null);
      rows.push(
        ...tableRows(table, rows.length).map((row, line) => withRounded(row, beside, unit, line)),
      );
    }
    rows.push(...note.userText.map((words) => [text(words, "wrapped")]), []);
  }
  return rows;
}

/** A row of exact amounts, an empty cell, and the rounded amounts of the pages. */
function withRounded(row: SheetRow, shown: NoteTable | null, unit: string, line: number): SheetRow {
  if (!shown) return row;
  const { columns, rows } = shown;
  const cells =
    line === 0
      ? columns.map((column) => text(`${column}, ${unit}`, "strong"))
      : (rows[line - 1]?.amounts ?? []).map((value) => amount(value, "whole"));
  return [...row, null, ...cells];
}

function tableRows({ columns, rows }: NoteTable, above: number): SheetRow[] {
  const first = above + 2;
  return [
    headings(["", ...columns], columns),
    ...rows.map(({ label, amounts, isTotal }, index): SheetRow => {
      const cells = amounts.map((value, column) => {
        if (!isTotal || value === null) return amount(value);
        const parts = rows.slice(0, index).map((row) => row.amounts[column] ?? null);
        return isSum(value, parts)
          ? formula(sumOf(down(column + 1, first, first + index - 1)), value, "subtotal")
          : amount(value, "subtotal");
      });
      return [text(label, isTotal ? "strong" : "wrapped"), ...cells];
    }),
  ];
}

/** Whether a total is a formula. One that leaves out rows above it, such as restricted cash, stays a value. */
function isSum(total: string, parts: readonly (string | null)[]): boolean {
  if (parts.length === 0) return false;
  const added = parts.reduce<bigint | null>(
    (sum, part) => (sum === null || part === null ? null : sum + minorOf(part)),
    0n,
  );
  return added === minorOf(total);
}
