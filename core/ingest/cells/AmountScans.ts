import type { AmountMeaning } from "../headings/FileColumn.ts";
import { type AmountScan, newScan, scanCell } from "./scanAmounts.ts";

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
  const word = side.trim().toLowerCase();
  if (word === "") return cell;
  if (DEBIT.includes(word)) return `${cell} DR`;
  return CREDIT.includes(word) ? `${cell} CR` : `${cell} ${side}`;
}

const DEBIT = ["s", "d", "dr", "dr.", "debit", "soll"];
const CREDIT = ["h", "c", "cr", "cr.", "credit", "haben"];
