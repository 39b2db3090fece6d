import type { Table } from "../../table/Table.ts";
import type { Header } from "../headings/Header.ts";
import { rowKey } from "../headings/Matching.ts";
import { findPlaces } from "./readRowKind.ts";

/** Applies a person's corrections of rows: ignored rows become blank, and headings lose their amounts. */
export function applySaidRows(table: Table, header: Header): Table {
  const { said } = header;
  if (said === undefined || said.size === 0) return table;
  const { amounts } = findPlaces(header);
  const rows = table.rows.map((row) => {
    const kind = said.get(rowKey(row))?.kind;
    if (kind === "ignore") return { ...row, cells: row.cells.map(() => "") };
    if (kind !== "heading") return row;
    return { ...row, cells: row.cells.map((cell, at) => (amounts.includes(at) ? "" : cell)) };
  });
  return { ...table, rows };
}
