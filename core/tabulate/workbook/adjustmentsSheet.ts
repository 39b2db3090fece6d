import { decimalsOfDocument } from "../../statement/describe/decimalsOfDocument.ts";
import { accountColumns } from "../../text/accountLabel.ts";
import { addAmounts } from "../addAmounts.ts";
import { debitsFirst } from "../debitsFirst.ts";
import { printMoment } from "../describePeriod.ts";
import type { ReportAdjustment, ReportJournalLine, StatementReport } from "../StatementReport.ts";
import { columnLabel } from "../workingsColumns.ts";
import { down, sumOf } from "./cellReference.ts";
import { sheetTitle, TITLE_ROWS } from "./sheetTitle.ts";
import { amount, formula, headings, type Sheet, type SheetRow, text } from "./Workbook.ts";

const AMOUNTS = ["Debit", "Credit", "Line before", "Line after"] as const;
const HEADINGS = [
  "Adjustment",
  "Kind",
  "Status",
  "Reason",
  "Made (UTC)",
  "By",
  "Reversed (UTC)",
  "Account",
  "Name",
  "Line",
  ...AMOUNTS,
];
const WIDTHS = [24, 16, 11, 44, 22, 24, 22, 12, 30, 36, 16, 16, 16, 16];
const NONE = "There is no adjustment: every line stands as it was calculated from the files.";
const COLUMNS_OF_NONE = 7;
const [DEBIT, CREDIT] = [10, 11];
const FIRST_ROW = TITLE_ROWS + 2;

/** All adjustments line by line, with reversed ones: who, when, why, and the effect. */
export function adjustmentsSheet(report: StatementReport): Sheet {
  const about = { name: "Adjustments", isLandscape: true };
  const title = sheetTitle(report, "Adjustments", "Adjustments never change the ledger.");
  if (report.adjustments.length === 0) {
    // Columns without content would print a second page
    const rows = [...title, [text(NONE)]];
    return {
      ...about,
      widths: WIDTHS.slice(0, COLUMNS_OF_NONE),
      headingRow: TITLE_ROWS,
      fixedColumns: 0,
      rows,
    };
  }
  const rows = [...title, headings(HEADINGS, AMOUNTS), ...rowsOf(report)];
  return { ...about, widths: WIDTHS, headingRow: TITLE_ROWS + 1, fixedColumns: 1, rows };
}

function rowsOf(report: StatementReport): SheetRow[] {
  const rows = report.adjustments.flatMap((adjustment) => adjustmentRows(adjustment, report));
  return [...rows, totals(report, rows.length)];
}

function adjustmentRows(adjustment: ReportAdjustment, report: StatementReport): SheetRow[] {
  const { id, adjustmentType, status, reason, createdAt, createdBy, reversedAt } = adjustment;
  const about = [
    text(id),
    text(adjustmentType),
    text(status),
    text(reason, "wrapped"),
    text(printMoment(createdAt)),
    text(createdBy),
    text(printMoment(reversedAt ?? "")),
  ];
  const change = [amount(adjustment.originalValue), amount(adjustment.adjustedValue)];
  const [first, ...others] = debitsFirst(adjustment.lines);
  const { framework } = report.document;
  const line = adjustment.concept === null ? "" : columnLabel(adjustment.concept, framework);
  if (!first) return [[...about, null, null, text(line, "wrapped"), null, null, ...change]];
  const blank = about.map(() => null);
  return [
    [...about, ...lineCells(first, report), ...change],
    ...others.map((other) => [...blank, ...lineCells(other, report)]),
  ];
}

function lineCells(line: ReportJournalLine, { document }: StatementReport) {
  const concept = line.concept === null ? "" : columnLabel(line.concept, document.framework);
  const { number, name } = accountColumns(line.account ?? "Cash", line.accountName ?? "");
  return [
    // Next to an amount, long text would be cut off
    text(number),
    text(name, "wrapped"),
    text(concept, "wrapped"),
    amount(line.debit),
    amount(line.credit),
  ];
}

function totals({ adjustments, document }: StatementReport, rows: number): SheetRow {
  const lines = adjustments.flatMap((adjustment) => adjustment.lines);
  const total = (column: number, side: "debit" | "credit") =>
    formula(
      sumOf(down(column, FIRST_ROW, FIRST_ROW + rows - 1)),
      addAmounts(
        lines.flatMap((line) => line[side] ?? []),
        decimalsOfDocument(document),
      ),
      "subtotal",
    );
  return [
    text("Total", "strong"),
    ...Array.from({ length: DEBIT - 1 }, () => null),
    total(DEBIT, "debit"),
    total(CREDIT, "credit"),
  ];
}
