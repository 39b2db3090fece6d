import { formatMinor } from "../../money/formatMinor.ts";
import { decimalsIn, minorOf } from "../../money/minorOf.ts";
import { statusLabel } from "../../statement/describe/statusLabel.ts";
import { columnHeading } from "../describePeriod.ts";
import { presentPeriods } from "../presentPeriods.ts";
import type { StatementReport } from "../StatementReport.ts";
import {
  type PeriodRow,
  type PeriodTable,
  periodWords,
  tabulatePeriods,
} from "../tabulatePeriods.ts";
import { categoryHeadings } from "../tabulateStatement.ts";
import { across, cellOf, columnLetters, rangesDown, rounded, sumOf } from "./cellReference.ts";
import type { StatementPlace } from "./StatementPlace.ts";
import { sheetTitle, TITLE_ROWS } from "./sheetTitle.ts";
import { stylesOf } from "./statementSheet.ts";
import {
  amount,
  type Cell,
  formula,
  headings,
  type Sheet,
  type SheetRow,
  text,
} from "./Workbook.ts";

const explanationOf = ({ whole }: PeriodTable) =>
  `By the dates of the entries. Each column leads from its own opening to its own closing cash; they add up to the ${whole.toLowerCase()}, which is compared with the statement.`;
const HEADING_ROW = TITLE_ROWS + 1;
const PROOF = "Unreconciled difference";
const EXCHANGE = "effect_of_exchange_rate_changes";
const PARTS = ["net_cash_operating", "net_cash_investing", "net_cash_financing"];
/** The first column of amounts, counted from 0; on the statement's sheet it is the year. */
const FIRST = 1;
const STATEMENT_AMOUNT = 1;

/** A sheet with the columns of the year by one method; none without columns. */
export function periodsSheets(
  report: StatementReport,
  place: StatementPlace,
  suffix: string,
): Sheet[] {
  const { document, periodLength } = report;
  if (!document.periods || !periodLength) return [];
  const presented = document.statements[place.method];
  const table = tabulatePeriods(document.periods, periodLength, presented);
  const name = `${table.whole} in ${periodWords[periodLength]}`;
  return [
    {
      name: `${name}${suffix}`,
      widths: [58, ...table.columns.map(() => 18), 18, 18, 8],
      headingRow: HEADING_ROW,
      fixedColumns: 1,
      isLandscape: true,
      rows: [
        ...sheetTitle(report, `${name}, ${place.method} method`, explanationOf(table)),
        ...withRounded([headingsOf(table), ...rowsOf(table, place)], table, report),
      ],
    },
  ];
}

/** The rows of exact amounts, an empty cell, and the rounded amounts of the pages. */
function withRounded(
  rows: readonly SheetRow[],
  table: PeriodTable,
  { presentationUnit: unit = "units" }: StatementReport,
): SheetRow[] {
  if (unit === "units") return [...rows];
  const shown = new Map(presentPeriods(table, unit).rows.map((row) => [row.lineItem, row]));
  return rows.map((cells, at) => {
    if (at === 0) {
      const columns = [...table.columns.map(columnHeading), table.whole];
      return [...cells, null, ...columns.map((column) => text(`${column}, ${unit}`, "strong"))];
    }
    const [label] = cells;
    const row = label?.kind === "text" ? shown.get(label.text) : undefined;
    if (!row || cells.length === 1) return cells;
    return [...cells, null, ...[...row.amounts, row.year].map((value) => amount(value, "whole"))];
  });
}

function headingsOf({ columns, whole }: PeriodTable): SheetRow {
  const amounts = [...columns.map(columnHeading), whole, "Less the statement"];
  return headings(["Line item", ...amounts, "Status"], amounts);
}

/** The positions of the table's lines, and of the statement to compare with. */
type Places = { table: PeriodTable; rowOf: ReadonlyMap<string, number>; statement: StatementPlace };

function rowsOf(table: PeriodTable, statement: StatementPlace): SheetRow[] {
  const rowOf = new Map<string, number>();
  const rows = table.rows.flatMap((row, index): (PeriodRow | string)[] => {
    const isNew = row.category !== table.rows[index - 1]?.category;
    return isNew ? [categoryHeadings[row.category], row] : [row];
  });
  rows.forEach((row, index) => {
    if (typeof row !== "string") rowOf.set(row.concept, HEADING_ROW + 1 + index);
  });
  const places = { table, rowOf, statement };
  return [
    ...rows.map((row) => (typeof row === "string" ? [text(row, "section")] : lineRow(row, places))),
    [text(PROOF, "strong"), ...table.columns.map((_, at) => proofCell(at, places))],
  ];
}

function lineRow(row: PeriodRow, places: Places): SheetRow {
  const [words, figures] = stylesOf(row);
  const cells = row.amounts.map((value, at) => {
    const calculated = columnFormula(row, at, places);
    return calculated === null ? amount(value, figures) : formula(calculated, value, figures);
  });
  const year = formula(yearFormula(row, places), row.year, figures);
  const status = text(row.isInReview ? statusLabel({ status: "review" }) : "");
  return [text(row.lineItem, words), ...cells, year, differenceCell(row, places), status];
}

/** The formula of an amount within its column; null for input (lines, opening and closing cash). */
function columnFormula(row: PeriodRow, at: number, places: Places): string | null {
  const cell = (concept: string) => cellIn(FIRST + at, concept, places);
  switch (row.concept) {
    case "cash_at_end":
      return null;
    case "cash_at_beginning":
      return at === 0 ? null : cellIn(FIRST + at - 1, "cash_at_end", places);
    case "unreconciled_difference":
      return proofFormula(at, places);
    case "net_change_in_cash":
      return sumOf(...PARTS.map(cell));
    default:
      return row.isSubtotal ? subtotalFormula(row, FIRST + at, places) : null;
  }
}

function subtotalFormula(subtotal: PeriodRow, column: number, places: Places): string | null {
  const { rows } = places.table;
  const above = rows.slice(0, rows.indexOf(subtotal));
  const lines = above
    .filter(({ category, isSubtotal }) => category === subtotal.category && !isSubtotal)
    .flatMap(({ concept }) => places.rowOf.get(concept) ?? []);
  return lines.length === 0 ? null : sumOf(...rangesDown(column, lines));
}

/** The formula of the year: flows are added up; cash is taken from the first or the last column. */
function yearFormula({ concept }: PeriodRow, places: Places): string {
  const row = rowOfConcept(concept, places);
  const last = FIRST + places.table.columns.length - 1;
  if (concept === "cash_at_beginning") return `${columnLetters(FIRST)}${row}`;
  if (concept === "cash_at_end") return `${columnLetters(last)}${row}`;
  return sumOf(across(row, FIRST, last));
}

/** The difference between the columns and the statement: zero. */
function differenceCell({ id, concept, year, ofStatement }: PeriodRow, places: Places): Cell {
  const { table, statement } = places;
  const own = cellIn(FIRST + table.columns.length, concept, places);
  const row = statement.rowOf.get(id);
  const other = row === undefined ? "" : `-${cellOf(statement.sheet, STATEMENT_AMOUNT, row)}`;
  const difference = formatMinor(minorOf(year) - minorOf(ofStatement), decimalsIn(year));
  return formula(rounded(`${own}${other}`), difference, "proof");
}

function proofCell(at: number, places: Places): Cell {
  const row = places.table.rows.find(({ concept }) => concept === "unreconciled_difference");
  return formula(proofFormula(at, places), row?.amounts[at] ?? formatMinor(0n, 0), "proof");
}

function proofFormula(at: number, places: Places): string {
  const cell = (concept: string) => cellIn(FIRST + at, concept, places);
  const exchange = places.rowOf.has(EXCHANGE) ? `-${cell(EXCHANGE)}` : "";
  return rounded(
    `${cell("cash_at_end")}-${cell("cash_at_beginning")}-${cell("net_change_in_cash")}${exchange}`,
  );
}

function cellIn(column: number, concept: string, places: Places): string {
  return `${columnLetters(column)}${rowOfConcept(concept, places)}`;
}

function rowOfConcept(concept: string, { rowOf }: Places): number {
  const row = rowOf.get(concept);
  // Every statement has these lines at its end (orderOfLines, isAlwaysShown)
  if (row === undefined) throw new Error(`the columns have no line ${concept}`);
  return row;
}
