import { checkStatusLabels } from "../../statement/describe/checkStatusLabels.ts";
import { statusLabel } from "../../statement/describe/statusLabel.ts";
import type { VerifiedBy } from "../../statement/status/VerifiedBy.ts";
import { printVerification } from "../printVerification.ts";
import { queriedLines } from "../queriedLines.ts";
import type { StatementReport } from "../StatementReport.ts";
import { sheetTitle, TITLE_ROWS } from "./sheetTitle.ts";
import { amount, headings, type Sheet, type SheetRow, text } from "./Workbook.ts";

/** The checks with figures and paragraphs, the lines with questions, and the warnings. */
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
  const asked = queriedLines(statements[report.method].lines);
  return [
    ...sheetTitle(report, "Checks", ""),
    headings(["Check", "Result", "Paragraph", "Figure", "Explanation"], ["Figure"]),
    ...checks.map(({ title, status, paragraph, figure, explanation, verification }) => [
      text(title, "wrapped"),
      text(checkStatusLabels[status]),
      text(paragraph, "wrapped"),
      amount(figure),
      text(withAnswer(explanation, verification), "wrapped"),
    ]),
    ...section(
      "Lines that were asked about",
      asked.map(({ lineItem, status, currentYear, words }) => [
        text(lineItem, "wrapped"),
        text(statusLabel({ status, isDerived: false })),
        null,
        amount(currentYear),
        text(words, "wrapped"),
      ]),
    ),
    ...section(
      "Warnings",
      warnings.map(({ code, message }) => [
        text(code.replaceAll("_", " ")),
        text("Warning"),
        null,
        null,
        text(message, "wrapped"),
      ]),
    ),
  ];
}

function withAnswer(found: string, verification: VerifiedBy | undefined): string {
  return verification ? `${found} ${printVerification(verification)}` : found;
}

function section(title: string, rows: readonly SheetRow[]): SheetRow[] {
  return rows.length === 0 ? [] : [[], [text(title, "section")], ...rows];
}
