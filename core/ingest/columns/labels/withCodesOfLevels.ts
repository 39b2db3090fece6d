import type { Table } from "../../../table/Table.ts";
import { amountsAmong } from "../../headings/fileTypeColumns.ts";
import type { Header } from "../../headings/Header.ts";
import { findLevelColumn } from "./findLevelColumn.ts";

/** Uses a column of hierarchical codes as account codes, instead of one that only counts the rows. */
export function withCodesOfLevels(header: Header, { rows }: Table): Header {
  const { columns, firstData } = header;
  const amounts = amountsAmong(columns, "trial_balance");
  const taken = new Set(columns.map(({ index }) => index));
  const first = Math.min(...amounts.map(({ index }) => index));
  const hasName = columns.some(({ field }) => field === "name");
  if (!hasName || amounts.length === 0) return header;
  const free = Array.from({ length: first }, (_, index) => index).filter((at) => !taken.has(at));
  const index = findLevelColumn(rows.slice(firstData, firstData + ROWS_LOOKED_AT), free);
  if (index < 0) return header;
  const others = columns.filter(({ field }) => field !== "code");
  const code = { field: "code", index, heading: (header.headings[index] ?? "").trim() };
  return { ...header, columns: [...others, code].sort((one, other) => one.index - other.index) };
}

const ROWS_LOOKED_AT = 1_000;
