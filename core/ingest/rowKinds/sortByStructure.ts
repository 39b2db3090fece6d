import type { Table } from "../../table/Table.ts";
import { firstText, type SortedRows, titlesAbove } from "../accountRows/sortRows.ts";
import type { Header } from "../headings/Header.ts";
import type { StatementStructure } from "../structure/readStructure.ts";
import type { AccountStanding } from "../structure/sides/AccountStanding.ts";

/** Sorts the rows of a report by its own totals. `take` receives each account row. */
export function sortByStructure(
  table: Table,
  header: Header,
  { accounts, headings, sums, beneath }: StatementStructure,
  take: (cells: readonly string[]) => void,
): SortedRows & { standings: AccountStanding[] } {
  const sorted: SortedRows = {
    data: [],
    sections: [],
    doubtful: [],
    totals: [],
    accounts: new Set(),
    ignored: titlesAbove(table, header),
  };
  const standings: AccountStanding[] = [];
  for (let at = header.firstData; at < table.rows.length; at += 1) {
    const row = table.rows[at];
    if (row === undefined) continue;
    const standing = accounts.get(at);
    if (standing !== undefined) {
      const section = standing.path.at(-1) ?? "";
      if (section !== "") sorted.sections[sorted.data.length] = section;
      standings.push(standing);
      sorted.data.push(row);
      take(row.cells);
      continue;
    }
    const text = firstText(row);
    if (beneath.has(at)) sorted.ignored.push({ row: row.row, reason: "beneath_profit", text });
    else if (sums.has(at)) sorted.ignored.push({ row: row.row, reason: "total", text });
    else if (headings.has(at) || text !== "")
      sorted.ignored.push({ row: row.row, reason: "heading", text });
  }
  return { ...sorted, standings };
}
