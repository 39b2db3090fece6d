import type { StatementReport } from "../StatementReport.ts";
import { sheetTitle, TITLE_ROWS } from "./sheetTitle.ts";
import { amount, headings, type Sheet, type SheetRow, text } from "./Workbook.ts";

/** The checks with their figures and paragraphs, the lines somebody has to look at, the warnings. */
export function checksSheet(report: StatementReport): Sheet {
  return {
    name: "Checks",
    widths: [44, 15, 30, 18, 80],
    headingRow: TITLE_ROWS + 1,
    fixedColumns: 1,
    isLandscape: true,
    rows: rowsOf(report),
  };
}

function rowsOf(report: StatementReport): SheetRow[] {
  const { checks, statements, warnings } = report.document;
  const inReview = statements[report.method].lines.filter(({ status }) => status === "review");
  return [
    ...sheetTitle(report, "Checks", ""),
    headings(["Check", "Result", "Paragraph", "Figure", "Explanation"], ["Figure"]),
    ...checks.map(({ title, status, paragraph, figure, explanation }) => [
      ...[text(title, "wrapped"), text(status.replace("_", " ")), text(paragraph, "wrapped")],
      ...[amount(figure), text(explanation, "wrapped")],
    ]),
    ...section(
      "Lines to review",
      inReview.map(({ lineItem, reviewReasons, currentYear }) => [
        ...[text(lineItem, "wrapped"), text("review"), null],
        ...[amount(currentYear), text(reviewReasons.join(" "), "wrapped")],
      ]),
    ),
    ...section(
      "Warnings",
      warnings.map(({ code, message }) => [
        ...[text(code.replaceAll("_", " ")), text("warning"), null, null],
        text(message, "wrapped"),
      ]),
    ),
  ];
}

function section(title: string, rows: readonly SheetRow[]): SheetRow[] {
  return rows.length === 0 ? [] : [[], [text(title, "section")], ...rows];
}
