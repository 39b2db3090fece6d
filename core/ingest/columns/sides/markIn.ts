import type { TableRow } from "../../../table/Table.ts";
import { markOf, newScan, scanCell } from "../../cells/scanAmounts.ts";
import type { DecimalMark } from "../../cells/WrittenNumber.ts";
import { amountColumns } from "../../headings/guessHeader.ts";

/** The decimal mark in these columns, or else in other amount columns. */
export function markIn(rows: readonly TableRow[], columns: readonly number[]): DecimalMark | null {
  const proofsOf = (indexes: readonly number[]) =>
    indexes.map((index) => {
      const scan = newScan(rows.length, 2);
      for (const { cells } of rows) scanCell(scan, cells[index] ?? "");
      return scan.proofs;
    });
  return markOf(proofsOf(columns)) ?? markOf(proofsOf(amountColumns(rows)));
}
