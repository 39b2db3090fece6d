import type { Table } from "../table/Table.ts";

/** A table from lines of cells divided by "|", as a test writes them; a blank line is a blank row. */
export function tableOf(text: string, sheet: string | null = null): Table {
  const lines = text.trim().split("\n");
  const rows = lines.map((line, index) => ({
    row: index + 1,
    cells: line.split("|").map((cell) => cell.trim()),
  }));
  return { sheet, rows: rows.filter(({ cells }) => cells.some((cell) => cell !== "")) };
}
