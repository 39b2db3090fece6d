import type { TableRow } from "./Table.ts";

/** How many cells the longest of some rows has; half a million of them are too many arguments of a call. */
export function widthOf(rows: readonly TableRow[]): number {
  let width = 0;
  for (const { cells } of rows) if (cells.length > width) width = cells.length;
  return width;
}
