import type { Table, TableRow } from "../../table/Table.ts";
import { MOST_TITLE_ROWS } from "./Header.ts";

/**
 * The most likely heading row where none is recognised: of the first rows, the first with the most texts; null in an
 * empty table.
 */
export function likelyHeadings({ rows }: Table): TableRow | null {
  const counted = rows.slice(0, MOST_TITLE_ROWS).map((row) => ({
    row,
    words: row.cells.filter((cell) => /\p{L}/u.test(cell)).length,
  }));
  const [first, ...others] = counted;
  if (first === undefined) return null;
  return others.reduce((best, next) => (next.words > best.words ? next : best), first).row;
}
