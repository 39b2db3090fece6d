import type { TableRow } from "../../table/Table.ts";

/** What stands in some columns of a table, without the rows that have nothing there. */
export function blockOf(rows: readonly TableRow[], from: number, to: number): TableRow[] {
  return rows.flatMap(({ row, cells, indents }) => {
    const own = cells.slice(from, to);
    const block = { row, cells: own, ...(indents && { indents: indents.slice(from, to) }) };
    return own.some((cell) => cell.trim() !== "") ? [block] : [];
  });
}
