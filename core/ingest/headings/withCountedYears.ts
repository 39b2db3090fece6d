import type { Table, TableRow } from "../../table/Table.ts";

const ROWS_LOOKED_AT = 20;
const FEWEST = 2;

/** Completes a row such as "Year 0 1 2 3", as in models of several years, to "Year 0", "Year 1", …. */
export function withCountedYears(table: Table): Table {
  const at = table.rows.slice(0, ROWS_LOOKED_AT).findIndex((row) => countedFrom(row) !== null);
  const found = table.rows[at];
  const from = found && countedFrom(found);
  if (found === undefined || typeof from !== "number") return table;
  const cells = found.cells.map((cell, index) =>
    index > from && cell.trim() !== "" ? `Year ${Number(cell)}` : cell,
  );
  return { ...table, rows: table.rows.with(at, { ...found, cells: cells.with(from, "") }) };
}

/** The position of the word that is followed only by consecutive numbers; null otherwise. */
function countedFrom({ cells }: TableRow): number | null {
  const from = cells.findIndex((cell) => cell.trim() !== "");
  if (from < 0 || !/^\s*years?:?\s*$/i.test(cells[from] ?? "")) return null;
  const numbers = cells.slice(from + 1).filter((cell) => cell.trim() !== "");
  const isNext = (cell: string, at: number) =>
    /^\s*\d{1,2}\s*$/.test(cell) && Number(cell) === Number(numbers[0]) + at;
  return numbers.length >= FEWEST && numbers.every(isNext) ? from : null;
}
