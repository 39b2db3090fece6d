import type { TableRow } from "../../../table/Table.ts";
import { sideOfCell } from "../../cells/sideOfCell.ts";

/** Chinese ledgers mark zero balances with this; others leave the side blank. */
const LEVEL = "平";

/** The column that states the side of each balance; null where there is none. */
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
