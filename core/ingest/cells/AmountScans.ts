import type { AmountMeaning } from "../headings/FileColumn.ts";
import { type AmountScan, newScan, scanCell } from "./scanAmounts.ts";
import { sideOfCell } from "./sideOfCell.ts";

/** A column of amounts to read: where it stands and which side is positive in it. */
export type AmountColumn = {
  field: string;
  index: number;
  heading: string;
  side: AmountMeaning["side"];
  /** The column that says debit or credit of the amount. */
  sideIndex?: number;
};

/** The scans of a file's amount columns, filled row by row. */
export type AmountScans = readonly { column: AmountColumn; scan: AmountScan }[];

/** Begins to read columns of amounts with so many decimals, of so many rows at the most. */
export function beginAmounts(
  columns: readonly AmountColumn[],
  mostRows: number,
  decimals: number,
): AmountScans {
  return columns.map((column) => ({ column, scan: newScan(mostRows, decimals) }));
}

/** Looks at the amounts of the next row. */
export function scanRow(scans: AmountScans, cells: readonly string[]): void {
  for (const { column, scan } of scans) {
    const cell = cells[column.index] ?? "";
    scanCell(scan, column.sideIndex === undefined ? cell : withSide(cell, cells[column.sideIndex]));
  }
}

/** "1.500,00" beside "H" is "1.500,00 CR"; beside anything unknown it is no number. */
function withSide(cell: string, side = ""): string {
  if (side.trim() === "" || isNil(cell)) return cell;
  const named = sideOfCell(side);
  if (named === null) return `${cell} ${side}`;
  return `${cell} ${named === "debit" ? "DR" : "CR"}`;
}

/** Nothing stands on neither side, whatever the word beside it ("平"). */
function isNil(cell: string): boolean {
  return !/[1-9]/.test(cell) && /^[\s0.,-]*$/.test(cell);
}
