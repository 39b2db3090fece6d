import type { Table, TableRow } from "../../table/Table.ts";
import type { Header } from "../headings/Header.ts";

/**
 * Finds title rows that are printed again on each page: equal except for numbers ("Page 2"), and as far above the
 * repeated headings as the first ones.
 */
export function repeatedTitles({ rows }: Table, { row, firstData }: Header): ReadonlySet<number> {
  const places = new Set<number>();
  const first = rows.findIndex((one) => one.row === row);
  const heading = rows[first];
  const key = heading?.cells.findIndex((cell) => cell.trim() !== "") ?? -1;
  if (heading === undefined || first < 1 || key < 0) return places;
  const words = heading.cells[key];
  for (let at = firstData + first; at < rows.length; at += 1) {
    const { cells = [] } = rows[at] ?? {};
    if (cells[key] !== words || !isSame(rows[at], heading)) continue;
    for (let above = 1; above <= first && isSame(rows[at - above], rows[first - above]); above += 1)
      places.add(at - above);
  }
  return places;
}

/** Whether two rows are equal except for numbers. */
function isSame(one: TableRow | undefined, other: TableRow | undefined): boolean {
  return one !== undefined && other !== undefined && wordsOf(one) === wordsOf(other);
}

function wordsOf({ cells }: TableRow): string {
  return cells.join(" ").replace(/\d/g, "").trim();
}
