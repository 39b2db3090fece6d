import type { TableRow } from "../../../table/Table.ts";
import { sideOfCell } from "../../cells/sideOfCell.ts";

/** Chinese ledgers write that a balance is nil where others leave the side blank. */
const LEVEL = "平";

/** The column that says on which side each balance stands; null where none does. */
export function findSideColumn(
  rows: readonly TableRow[],
  columns: readonly number[],
): number | null {
  const found = columns.find((index) => {
    const cells = rows.map((row) => (row.cells[index] ?? "").trim());
    const sides = cells.map(sideOfCell);
    const sided = sides.filter((side, at) => side !== null || cells[at] === LEVEL).length;
    return sided * 10 >= rows.length * 8 && sides.includes("debit") && sides.includes("credit");
  });
  return found ?? null;
}
