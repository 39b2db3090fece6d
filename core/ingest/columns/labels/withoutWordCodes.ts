import type { Table, TableRow } from "../../../table/Table.ts";
import type { FileType } from "../../fileTypes.ts";
import type { Header } from "../../headings/Header.ts";
import { normaliseHeading } from "../../headings/normaliseHeading.ts";
import { isTotalLine, mayBeResult, mayBeTotal } from "../../rowKinds/isTotalLine.ts";

/**
 * Removes codes made of words, as scripts write them ("net_income" before "Net Income"). Totals could not be recognised
 * with such a code.
 */
export function withoutWordCodes(table: Table, header: Header, fileType: FileType): Table {
  const code = header.columns.find(({ field }) => field === "code")?.index;
  const name = header.columns.find(({ field }) => field === "name")?.index;
  if (code === undefined || name === undefined) return table;
  const rows = table.rows.map((row, at) =>
    at >= header.firstData && isKeyed(row, code, name, fileType) ? withoutCode(row, code) : row,
  );
  return { ...table, rows };
}

function isKeyed({ cells }: TableRow, code: number, name: number, fileType: FileType): boolean {
  const key = cells[code] ?? "";
  if (!WORDS.test(key)) return false;
  const words = (cells[name] ?? "").trim();
  const isSum = isTotalLine(words, fileType) || mayBeTotal(words) || mayBeResult(words);
  return (
    isSum &&
    /\p{L}/u.test(words) &&
    (key.includes("_") || normaliseHeading(key) === normaliseHeading(words))
  );
}

/** Letters and joining marks; nearly every real code starts with a digit. */
const WORDS = /^[a-z]+(?:[_-][a-z]+)*$/i;

function withoutCode(row: TableRow, code: number): TableRow {
  return { ...row, cells: row.cells.map((cell, at) => (at === code ? "" : cell)) };
}
