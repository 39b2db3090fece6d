import type { Table } from "../../../table/Table.ts";
import { type Header, MOST_COLUMNS } from "../../headings/Header.ts";
import { findTypeColumn } from "./findTypeColumn.ts";

/** Finds the type column by its content, where no heading names it. */
export function withTypeColumn(header: Header, table: Table): Header {
  const { columns, headings, firstData, missing } = header;
  const isNamed = columns.some(({ field }) => field === "name");
  if (!isNamed || missing.length > 0 || columns.some(({ field }) => field === "type"))
    return header;
  const taken = new Set(columns.map(({ index }) => index));
  const free = headings
    .slice(0, MOST_COLUMNS)
    .flatMap((heading, index) => (taken.has(index) || heading.trim() === "" ? [] : [index]));
  const index = findTypeColumn(table.rows.slice(firstData, firstData + ROWS_LOOKED_AT), free);
  if (index < 0) return header;
  const type = { field: "type", index, heading: (headings[index] ?? "").trim() };
  return { ...header, columns: [...columns, type].sort((one, other) => one.index - other.index) };
}

const ROWS_LOOKED_AT = 1_000;
