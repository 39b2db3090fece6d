import type { Table, TableRow } from "../../table/Table.ts";
import { widthOf } from "../../table/widthOf.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { findNameColumn } from "../columns/labels/findNameColumn.ts";
import type { FileType } from "../fileTypes.ts";
import { columnName } from "./columnName.ts";
import { type Header, missingFields } from "./Header.ts";
import type { MatchedColumn } from "./matchHeadings.ts";

/** A report has at least this many amounts. */
const FEWEST_AMOUNTS = 3;
const ROWS_LOOKED_AT = 500;
const MOST_COLUMNS = 30;
const TITLE =
  /\b(?:balance sheet|income statement|profit (?:and|&) loss|profit or loss|statement of|trial balance|as (?:at|of|on)|(?:year|period|months?) end(?:ed|ing))\b|\b(?:19|20)\d\d\b/i;

/**
 * Reads a statement without headings by its content: names on the left, and one amount column or an inner and an outer
 * one. Null where it has another layout.
 */
export function guessHeader(table: Table, fileType: FileType): Header | null {
  if (fileType !== "profit_loss" && fileType !== "balance_sheet") return null;
  const rows = table.rows.slice(0, ROWS_LOOKED_AT);
  const amounts = amountColumns(rows);
  const [first] = amounts;
  if (first === undefined || !areInnerAndOuter(rows, amounts)) return null;
  const name = findNameColumn(
    rows,
    Array.from({ length: first }, (_, index) => index),
  );
  if (name < 0) return null;
  const amount = fileType === "profit_loss" ? "current" : "closing";
  const columns: MatchedColumn[] = [
    { field: "name", index: name, heading: columnName(name) },
    { field: amount, index: first, heading: columnName(first) },
  ];
  const missing = missingFields(fileType, columns);
  return { row: 0, firstData: afterTitles(rows, first), headings: [], columns, missing };
}

/** The amount columns, with inner ones, except those already known. */
export function amountColumns(
  rows: readonly TableRow[],
  known: ReadonlySet<number> = new Set(),
): number[] {
  const width = Math.min(MOST_COLUMNS, widthOf(rows));
  return Array.from({ length: width }, (_, index) => index).filter(
    (index) => !known.has(index) && holdsAmounts(rows, index),
  );
}

/** Whether three of four cells are figures, starting with the first; headings do not matter. */
function holdsAmounts(rows: readonly TableRow[], index: number): boolean {
  let figures = 0;
  let others = 0;
  for (const { cells } of rows) {
    const cell = cells[index] ?? "";
    if (isFigure(cell)) figures += 1;
    else if (figures > 0 && cell.trim() !== "") others += 1;
    // Stop early: the remaining cells cannot change the result
    if (others * 4 > rows.length) return false;
  }
  return figures >= FEWEST_AMOUNTS && figures >= others * 3;
}

/** Whether one column has items and the next one subtotals: they seldom share a row. */
function areInnerAndOuter(rows: readonly TableRow[], columns: readonly number[]): boolean {
  const counts = rows.map(
    ({ cells }) => columns.filter((index) => isFigure(cells[index] ?? "")).length,
  );
  const shared = counts.filter((count) => count > 1).length;
  return shared * 4 <= counts.filter((count) => count > 0).length;
}

/** The index of the first row after the titles of a report without headings. */
export function afterTitles(rows: readonly TableRow[], amount: number): number {
  const first = rows.findIndex(({ cells }) => cells.slice(amount).some(isFigure));
  const title = rows
    .slice(0, first)
    .findLastIndex(({ cells }) => cells.some((cell) => cell.length <= LONGEST && TITLE.test(cell)));
  return title + 1;
}

const LONGEST = 200;
