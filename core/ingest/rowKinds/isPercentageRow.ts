import type { TableRow } from "../../table/Table.ts";
import type { Places } from "./tellRow.ts";

/** Whether a row shows shares ("26%", "Tax %") where others show amounts. */
export function isPercentageRow(
  { cells }: TableRow,
  { amounts }: Pick<Places, "amounts">,
): boolean {
  let has = false;
  for (const index of amounts) {
    const cell = cells[index];
    if (cell === undefined || cell === "") continue;
    if (cell.charCodeAt(cell.length - 1) !== PERCENT && !cell.trimEnd().endsWith("%")) return false;
    has = true;
  }
  return has;
}

const PERCENT = 37;
