import type { TableRow } from "../../../table/Table.ts";
import { sideOfWords } from "../../sections/sideOfWords.ts";

/** The column whose cells most often name a kind of account. */
export function findTypeColumn(rows: readonly TableRow[], columns: readonly number[]): number {
  let [best, most] = [-1, 0];
  for (const index of columns) {
    const cells = rows.map((row) => (row.cells[index] ?? "").trim()).filter((cell) => cell !== "");
    const kinds = new Set(cells);
    const known = cells.filter(isKind).length;
    const isType = cells.length * 2 >= rows.length && known * 10 >= cells.length * 6;
    const share = cells.length === 0 ? 0 : known / cells.length;
    const isGroup = kinds.size >= FEWEST_KINDS && kinds.size * 3 <= rows.length;
    if (isType && isGroup && share > most) [best, most] = [index, share];
  }
  return best;
}

function isKind(cell: string): boolean {
  return sideOfWords(cell, "balance_sheet") !== null || sideOfWords(cell, "profit_loss") !== null;
}

/** "Balance sheet" and "income statement" alone are not enough. */
const FEWEST_KINDS = 3;
