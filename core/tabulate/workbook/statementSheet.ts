import { SUPPLEMENTAL } from "../../ingest/comparatives/parsePriorCashFlow.ts";
import type { Method } from "../../policies/policies.ts";
import { statusLabel } from "../../statement/describe/statusLabel.ts";
import type { StatementLine } from "../../statement/StatementDocument.ts";
import { periodColumns } from "../describePeriod.ts";
import { describeReport } from "../describeReport.ts";
import { notesByConcept } from "../notes/notesByConcept.ts";
import { presentStatement } from "../presentStatement.ts";
import { reportFacts } from "../reportFacts.ts";
import type { StatementReport } from "../StatementReport.ts";
import { supplementalRows } from "../supplementalRows.ts";
import { type StatementRow, tabulateStatement } from "../tabulateStatement.ts";
import type { StatementPlace } from "./StatementPlace.ts";
import { statementFormula } from "./statementFormula.ts";
import {
  amount,
  type CellStyle,
  formula,
  headings,
  type Sheet,
  type SheetRow,
  text,
} from "./Workbook.ts";
import type { Workings } from "./workingsSheet.ts";

/** Determines the position of every line of one method's statement. */
export function placeStatement(
  report: StatementReport,
  method: Method,
  sheet: string,
): StatementPlace {
  const facts = reportFacts({ ...report, method }).length;
  const tieOutRow = facts + 2;
  const headingRow = tieOutRow + 2;
  const rowOf = new Map(
    tabulateStatement(report.document.statements[method]).flatMap(({ line }, index) =>
      line ? [[line.id, headingRow + 1 + index] as const] : [],
    ),
  );
  return { sheet, method, tieOutRow, headingRow, rowOf };
}

/**
 * The sheet of one method's statement, with formulas over the workings. Its labels, amounts and concepts are in columns
 * that can be read as last year's cash flow when the file is uploaded.
 */
export function statementSheet(
  report: StatementReport,
  place: StatementPlace,
  workings: Workings,
  isLive: boolean,
): Sheet {
  const amounts = report.document.hasComparatives ? [18, 18] : [18];
  return {
    name: place.sheet,
    widths: [58, ...amounts, 8, 11, 15, 34, ...(isRounded(report) ? [22] : [])],
    headingRow: place.headingRow,
    fixedColumns: 1,
    // Fits on one page
    isLandscape: false,
    rows: rowsOf(report, place, workings, isLive),
  };
}

function rowsOf(
  report: StatementReport,
  place: StatementPlace,
  workings: Workings,
  isLive: boolean,
): SheetRow[] {
  const { document, period } = report;
  const presented = document.statements[place.method];
  const facts = reportFacts({ ...report, method: place.method }).map(({ label, value }) => [
    text(label, "strong"),
    text(value, "note"),
  ]);
  const tieOut = statementFormula("tie_out", presented, place, workings) ?? "0";
  const { unreconciledDifference } = presented.totals;
  const { current, prior } = periodColumns(period);
  const amounts = document.hasComparatives ? [current, prior] : [current];
  const rounded = new Map(
    presentStatement(presented.lines, report.presentationUnit ?? "units").map((line) => [
      line.id,
      line.currentYear,
    ]),
  );
  const notes = notesByConcept(document);
  return [
    [text(describeReport(report).title, "title")],
    ...facts,
    [text("Unreconciled difference", "strong"), formula(tieOut, unreconciledDifference, "proof")],
    isLive ? [] : [text(FIGURES_ALONE, "note")],
    headings(
      [
        "Line item",
        ...amounts,
        "Note",
        "Status",
        "Category",
        "Concept",
        ...(isRounded(report) ? [`Shown in ${report.presentationUnit}`] : []),
      ],
      amounts,
    ),
    ...tabulateStatement(presented).map((row) =>
      lineRow(row, { report, place, workings, notes, rounded }),
    ),
    ...supplement(document),
  ];
}

/**
 * The supplemental block of US GAAP. Its rows are marked so that they are not read as lines when the file is uploaded.
 */
function supplement(document: StatementReport["document"]): SheetRow[] {
  const rows = supplementalRows(document);
  if (rows.length === 0) return [];
  const { hasComparatives } = document;
  return [
    [],
    [text("Supplemental disclosures of cash flow information", "section")],
    ...rows.map(({ label, current, prior }) => [
      text(label, current === null ? "strong" : "plain"),
      amount(current),
      ...(hasComparatives ? [amount(prior)] : []),
      null,
      null,
      text(SUPPLEMENTAL),
    ]),
  ];
}

const FIGURES_ALONE =
  "Amounts have more digits than a spreadsheet keeps: every amount of this workbook is a figure, none a formula.";

type LineContext = {
  report: StatementReport;
  place: StatementPlace;
  workings: Workings;
  notes: ReadonlyMap<string, readonly number[]>;
  /** The lines in the unit of the report, rounded so that they add up. */
  rounded: ReadonlyMap<string, string>;
};

/** Whether the pages are in thousands or millions; the workbook then shows exact and rounded amounts. */
function isRounded({ presentationUnit = "units" }: StatementReport): boolean {
  return presentationUnit !== "units";
}

function lineRow(row: StatementRow, context: LineContext): SheetRow {
  const { report, place, workings, notes, rounded } = context;
  const { line } = row;
  const { document } = report;
  if (!line) return [text(row.label, "section")];
  const [words, figures] = stylesOf(line);
  const calculated = statementFormula(line, document.statements[place.method], place, workings);
  return [
    text(line.lineItem, words),
    calculated === null
      ? amount(line.currentYear, figures)
      : formula(calculated, line.currentYear, figures),
    ...(document.hasComparatives
      ? [amount(line.isPriorYearKnown ? line.priorYear : null, figures)]
      : []),
    ...[notes.get(line.concept)?.join(", ") ?? "", statusOf(line), line.category, line.concept].map(
      (word) => text(word),
    ),
    ...(isRounded(report) ? [amount(rounded.get(line.id) ?? null, "whole")] : []),
  ];
}

/** As on screen: a subtotal has a status only if it has questions. */
function statusOf(line: StatementLine): string {
  return line.isSubtotal && line.status === "auto" ? "" : statusLabel(line);
}

/** The styles of a line's label and amounts. */
export function stylesOf({
  isSubtotal,
  concept,
}: Pick<StatementLine, "isSubtotal" | "concept">): readonly [CellStyle, CellStyle] {
  if (concept === "cash_at_end") return ["strong", "total"];
  if (concept === "cash_at_beginning") return ["plain", "amount"];
  return isSubtotal ? ["strong", "subtotal"] : ["plain", "amount"];
}
