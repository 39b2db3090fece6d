import type { TableRow } from "../../../table/Table.ts";
import { isFigure } from "../../cells/looksLikeAmount.ts";
import { readCellDate } from "../../cells/readCellDate.ts";

const ROWS_LOOKED_AT = 200;

/**
 * Finds the column with account names by its content: the one with the most different texts that are no dates. -1 where
 * there is none.
 */
export function findNameColumn(rows: readonly TableRow[], columns: readonly number[]): number {
  const looked = rows.slice(0, ROWS_LOOKED_AT);
  let [best, most] = [-1, 1];
  for (const index of columns) {
    const count = countNames(looked, index);
    if (count > most || (best < 0 && count === 1 && looked.length < 3))
      [best, most] = [index, count];
  }
  return best;
}

function countNames(rows: readonly TableRow[], index: number): number {
  const names = new Set<string>();
  for (const { cells } of rows) {
    const cell = cells[index]?.trim() ?? "";
    const isName = /\p{L}/u.test(cell) && !isFigure(cell) && readCellDate(cell) === null;
    if (isName) names.add(cell);
  }
  return names.size;
}
