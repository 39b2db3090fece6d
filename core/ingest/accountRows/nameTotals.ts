import type { Table, TableRow } from "../../table/Table.ts";
import type { FileType } from "../fileTypes.ts";
import type { Header } from "../headings/Header.ts";
import { isTotalLine, mayBeTotal } from "../rowKinds/isTotalLine.ts";

/**
 * Moves the labels of totals to the name column, where a file has them in its section column ("Total Income", with no
 * account).
 */
export function nameTotals(table: Table, header: Header, fileType: FileType): Table {
  const placeOf = (field: string) =>
    header.columns.find((column) => column.field === field)?.index ?? -1;
  const places = { name: placeOf("name"), code: placeOf("code"), type: placeOf("type") };
  if (places.name < 0 || places.type < 0 || fileType === "prior_cashflow") return table;
  const isTotal = (row: TableRow, at: number) =>
    at >= header.firstData && isTotalBeside(row, places, fileType);
  if (!table.rows.some(isTotal)) return table;
  const rows = table.rows.map((row, at) => (isTotal(row, at) ? named(row, places) : row));
  return { ...table, rows };
}

type Places = { name: number; code: number; type: number };

function isTotalBeside(
  { cells }: TableRow,
  { name, code, type }: Places,
  fileType: FileType,
): boolean {
  if ((cells[name] ?? "").trim() !== "" || (cells[code] ?? "").trim() !== "") return false;
  const words = (cells[type] ?? "").trim();
  return words !== "" && (isTotalLine(words, fileType) || mayBeTotal(words));
}

function named(row: TableRow, { name, type }: Places): TableRow {
  const cells = [...row.cells];
  cells[name] = (cells[type] ?? "").trim();
  cells[type] = "";
  return { ...row, cells };
}
