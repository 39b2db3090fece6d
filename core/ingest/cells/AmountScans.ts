import type { AmountMeaning } from "../headings/FileColumn.ts";
import { type AmountScan, newScan, scanCell } from "./scanAmounts.ts";
import { sideOfCell } from "./sideOfCell.ts";

/** A column of amounts: its index, and the side that is positive. */
export type AmountColumn = {
  field: string;
  index: number;
  heading: string;
  side: AmountMeaning["side"];
  /** The column that states debit or credit. */
  sideIndex?: number;
};

/** The scans of a file's amount columns, filled row by row. */
export type AmountScans = readonly { column: AmountColumn; scan: AmountScan }[];

/** Prepares the scan of amount columns; memory is reserved for the given number of rows. */
export function beginAmounts(
  columns: readonly AmountColumn[],
  mostRows: number,
  decimals: number,
): AmountScans {
  return columns.map((column) => ({ column, scan: newScan(mostRows, decimals) }));
}

/** Scans the amounts of the next row. */
export function scanRow(scans: AmountScans, cells: readonly string[]): void {
  for (const { column, scan } of scans) {
    const cell = cells[column.index] ?? "";
    scanCell(scan, column.sideIndex === undefined ? cell : withSide(cell, cells[column.sideIndex]));
  }
}

/** Adds the side column to a cell: "1.500,00" with "H" becomes "1.500,00 CR". With an unknown side it is no number. */
function withSide(cell: string, side = ""): string {
  if (side.trim() === "" || isNil(cell)) return cell;
  const named = sideOfCell(side);
  if (named === null) return `${cell} ${side}`;
  return `${cell} ${named === "debit" ? "DR" : "CR"}`;
}

/** Zero has no side, whatever the text beside it ("平"). */
function isNil(cell: string): boolean {
  return !/[1-9]/.test(cell) && /^[\s0.,-]*$/.test(cell);
}
