import type { MergedRange, TableRow } from "@tieout/core";
import { limits } from "../limits.ts";
import { currencyOfFormat } from "./currencyOfFormat.ts";
import { isMonth, monthsAsShown } from "./monthsAsShown.ts";
import { refusal } from "./refusal.ts";
import type { SheetTraits, TakePiece, WorkbookRefusal } from "./WorkbookText.ts";

/** How many cells the tables of a workbook may still have, the blank ones before others included. */
export type CellBudget = { left: number };

/** The rows of a sheet while they are read; those that are complete are passed on in pieces. */
export type SheetRows = {
  budget: CellBudget;
  take: TakePiece;
  complete: TableRow[];
  /** The row that is being read: its texts up to the last that is not blank. */
  cells: string[];
  indents: number[];
  /** The columns of the row in which the first of a month shows as its month. */
  months: Set<number>;
  /** The signs of currencies that the row shows beside its amounts, and the rows in which each stands first. */
  rowSigns: Set<string>;
  currencySigns: Map<string, number>;
  /** By the formats seen so far, the sign that each writes. */
  signsByFormat: Map<string, string>;
  hiddenRows: number[];
  /** Amounts that are texts: those of the row that is being read, and of the rows before it. */
  rowTexts: ColumnText[];
  amountTexts: (ColumnText & { row: number })[];
  /** The columns that hold numbers. */
  numberColumns: Set<number>;
  /** The columns that hold something. */
  filledColumns: Set<number>;
  isTooLong: boolean;
  isTooWide: boolean;
};

type ColumnText = { column: number; text: string };

/** No rows yet. */
export function newSheetRows(budget: CellBudget, take: TakePiece): SheetRows {
  return {
    budget,
    take,
    complete: [],
    cells: [],
    indents: [],
    months: new Set(),
    rowSigns: new Set(),
    currencySigns: new Map(),
    signsByFormat: new Map(),
    hiddenRows: [],
    rowTexts: [],
    amountTexts: [],
    numberColumns: new Set(),
    filledColumns: new Set(),
    isTooLong: false,
    isTooWide: false,
  };
}

/** How a cell is shown; a cell of OpenDocument names the currency itself. */
export type CellLook = { indent: number; format: string; currency?: string; isText?: boolean };

/** Adds the text of a cell to the row that is being read; blanks before it count as its indent. */
export function addCell(
  rows: SheetRows,
  column: number,
  written: string,
  { indent, format, currency, isText = false }: CellLook,
): void {
  const text = written.trimStart();
  if (text === "") return;
  if (column >= limits.columns) {
    rows.isTooWide = true;
    return;
  }
  const { cells, indents, budget } = rows;
  budget.left -= Math.max(0, column + 1 - cells.length);
  if (budget.left < 0) throw tooManyCells();
  while (cells.length <= column) {
    cells.push("");
    indents.push(0);
  }
  cells[column] = text;
  indents[column] = indent + written.length - text.length;
  rows.filledColumns.add(column);
  if (!isText && AMOUNT.test(text)) rows.numberColumns.add(column);
  else if (isText && AMOUNT_TEXT.test(text)) rows.rowTexts.push({ column, text });
  if (format !== "" && isMonth(text, format)) rows.months.add(column);
  const sign = currency ?? (format === "" ? "" : signOf(rows, format));
  if (sign !== "" && AMOUNT.test(text)) rows.rowSigns.add(sign);
}

/** Refuses that the row which is being read stands there so many times more, where that is too much: none is written. */
export function refuseTooManyRepeats({ cells, budget }: SheetRows, count: number): void {
  if (cells.length * Math.min(count, limits.rows) > budget.left) throw tooManyCells();
}

function tooManyCells(): Error {
  return refusal("too_many_cells", { expected: limits.cells.toLocaleString("en-GB") });
}

/** A number as its cell holds it. */
const AMOUNT = /^-?\d/;

/** The same as somebody types it. */
const AMOUNT_TEXT = /^[-(+]?[$€£₹¥]? ?\d[\d.,' ]{0,24}\)?$/;
/** More are not kept. */
const MOST_TEXTS = 1_000;

function signOf({ signsByFormat }: SheetRows, format: string): string {
  const known = signsByFormat.get(format);
  if (known !== undefined) return known;
  const sign = currencyOfFormat(format);
  signsByFormat.set(format, sign);
  return sign;
}

/** Ends a row; one of blank cells is passed over. */
export function endRow(rows: SheetRows, row: number, isHidden: boolean): void {
  const { indents, months, complete } = rows;
  if (rows.cells.length === 0) return;
  const cells = monthsAsShown(rows.cells, months);
  rows.cells = [];
  rows.indents = [];
  if (months.size > 0) rows.months = new Set();
  if (row > limits.rows + 1) {
    rows.isTooLong = true;
    return;
  }
  for (const sign of rows.rowSigns)
    if (!rows.currencySigns.has(sign)) rows.currencySigns.set(sign, row);
  rows.rowSigns.clear();
  for (const found of rows.rowTexts.splice(0))
    if (rows.amountTexts.length < MOST_TEXTS) rows.amountTexts.push({ row, ...found });
  complete.push(indents.some((indent) => indent > 0) ? { row, cells, indents } : { row, cells });
  if (isHidden) rows.hiddenRows.push(row);
  if (complete.length >= TOGETHER) passOn(rows);
}

/** Rows that are passed on together. */
const TOGETHER = 2_000;

function passOn(rows: SheetRows): void {
  if (rows.complete.length > 0) rows.take({ kind: "rows", rows: rows.complete });
  rows.complete = [];
}

/** Passes on the last rows of a sheet, and tells what else is known of it. */
export function endOfSheet(
  rows: SheetRows,
  hiddenColumns: ReadonlySet<number>,
  mergedRanges: readonly MergedRange[],
): SheetTraits {
  passOn(rows);
  const filled = [...rows.filledColumns].sort((left, right) => left - right);
  return {
    hiddenRows: rows.hiddenRows,
    hiddenColumns: filled.filter((column) => hiddenColumns.has(column)),
    mergedRanges,
    currencySigns: [...rows.currencySigns].map(([sign, row]) => ({ sign, row })),
    amountTexts: rows.amountTexts
      .filter(({ column }) => rows.numberColumns.has(column))
      .map(({ row, text }) => ({ row, text })),
  };
}

/** Why a sheet is refused that is longer or wider than a table may be. */
export function oversized({ isTooLong, isTooWide }: SheetRows, sheet: string): WorkbookRefusal[] {
  const refusals: WorkbookRefusal[] = [];
  if (isTooLong)
    refusals.push({ code: "too_many_rows", where: { sheet, expected: String(limits.rows) } });
  if (isTooWide)
    refusals.push({ code: "too_many_columns", where: { sheet, expected: String(limits.columns) } });
  return refusals;
}
