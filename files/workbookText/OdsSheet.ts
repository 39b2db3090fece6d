import type { MergedRange } from "@tieout/core";
import { limits } from "../limits.ts";
import { keepRange } from "./keepRange.ts";
import { type OdsCell, odsCellText } from "./OdsCell.ts";
import type { OdsStyles } from "./OdsStyles.ts";
import type { Attributes } from "./readPart.ts";
import { addCell, endRow, refuseTooManyRepeats, type SheetRows } from "./SheetRows.ts";

/** A sheet of an OpenDocument spreadsheet while it is read. */
export type OdsSheet = {
  rows: SheetRows;
  mergedRanges: MergedRange[];
  /** The style of the cells of each column that have none of their own. */
  columnStyles: (string | undefined)[];
  hiddenColumns: Set<number>;
  /** How many columns were described so far. */
  described: number;
  row: number;
  rowAttributes: Attributes;
  column: number;
  /** What the row that is read holds. */
  filled: { column: number; text: string; currency: string; isText: boolean }[];
};

/** A sheet of which nothing is read yet. */
export function newOdsSheet(rows: SheetRows): OdsSheet {
  return {
    rows,
    mergedRanges: [],
    columnStyles: [],
    hiddenColumns: new Set(),
    described: 0,
    row: 1,
    rowAttributes: {},
    column: 0,
    filled: [],
  };
}

/** Takes in the description of one or more columns that are alike. */
export function describeColumns(sheet: OdsSheet, attributes: Attributes): void {
  const next = sheet.described + repetitions(attributes, "table:number-columns-repeated");
  for (let column = sheet.described; column < Math.min(next, limits.columns); column += 1) {
    sheet.columnStyles[column] = attributes["table:default-cell-style-name"];
    if (isCollapsed(attributes)) sheet.hiddenColumns.add(column);
  }
  sheet.described = next;
}

/** Begins a row, which may stand for many that are alike. */
export function startOdsRow(sheet: OdsSheet, attributes: Attributes): void {
  sheet.rowAttributes = attributes;
  sheet.column = 0;
  sheet.filled = [];
}

/** Takes in a cell that is whole; it may stand for several that are alike. */
export function endOdsCell(sheet: OdsSheet, cell: OdsCell, styles: OdsStyles): void {
  const { attributes } = cell;
  const { row, column, rowAttributes, columnStyles, filled } = sheet;
  const next = column + repetitions(attributes, "table:number-columns-repeated");
  sheet.column = next;
  keepSpan(sheet, attributes, row, column);
  const ofRow = rowAttributes["table:default-cell-style-name"];
  const style = attributes["table:style-name"] ?? ofRow ?? columnStyles[column];
  const text = odsCellText(cell, styles.formatOf(style));
  if (text === "") return;
  const isText = attributes["office:value-type"] === "string";
  const currency = attributes["office:currency"] ?? "";
  // One column too many is taken in too, so that the row is seen to be too wide.
  for (let at = column; at < Math.min(next, limits.columns + 1); at += 1)
    filled.push({ column: at, text, currency, isText });
}

/** Covered cells have their place and no content of their own. */
export function passCoveredCells(sheet: OdsSheet, attributes: Attributes): void {
  sheet.column += repetitions(attributes, "table:number-columns-repeated");
}

/** Ends a row: it is written as often as it stands for, unless it is blank. */
export function endOdsRow(sheet: OdsSheet): void {
  const { row, rowAttributes, filled, rows } = sheet;
  const next = row + repetitions(rowAttributes, "table:number-rows-repeated");
  sheet.row = next;
  for (let at = row; filled.length > 0 && at < next && !rows.isTooLong; at += 1) {
    for (const { column, text, ...look } of filled)
      addCell(rows, column, text, { indent: 0, format: "", ...look });
    if (at === row) refuseTooManyRepeats(rows, next - row - 1);
    endRow(rows, at, isCollapsed(rowAttributes));
  }
}

function keepSpan(sheet: OdsSheet, attributes: Attributes, top: number, left: number): void {
  const height = repetitions(attributes, "table:number-rows-spanned");
  const width = repetitions(attributes, "table:number-columns-spanned");
  if (height * width === 1) return;
  keepRange(sheet.mergedRanges, { top, left, bottom: top + height - 1, right: left + width - 1 });
}

function repetitions(attributes: Attributes, name: string): number {
  const count = Number(attributes[name] ?? 1);
  return Number.isSafeInteger(count) && count > 0 ? count : 1;
}

function isCollapsed(attributes: Attributes): boolean {
  return (attributes["table:visibility"] ?? "visible") !== "visible";
}
