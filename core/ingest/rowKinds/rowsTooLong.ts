import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table, TableRow } from "../../table/Table.ts";
import type { Header } from "../headings/Header.ts";

/**
 * Reports a few rows of a text file with more cells than headings: an unquoted comma in an amount or name shifts all
 * following cells to the right. If many rows are too long, something else is beside the table.
 */
export function rowsTooLong(table: Table, header: Header): Problem[] {
  return asProblems(longRows(table, header, Boolean), header);
}

/**
 * Replaces problems in such rows by this cause. An empty cell beyond the headings counts where the row has problems.
 */
export function withRowsTooLong(
  inRows: readonly Problem[],
  table: Table,
  header: Header,
): readonly Problem[] {
  const long = longRows(table, header, () => true);
  const numbers = new Set(long.map(({ row }) => row));
  const isOfLong = ({ where: { row } }: Problem) => row !== undefined && numbers.has(row);
  const faulty = new Set(inRows.filter(isOfLong).map(({ where: { row } }) => row));
  const divided = long.filter(({ row }) => faulty.has(row));
  if (divided.length > 0)
    return [...asProblems(divided, header), ...inRows.filter((found) => !isOfLong(found))];
  // Listed first, so that nobody accepts a difference that is only caused by a comma
  const isOut = inRows.some(({ code }) => code === "debits_unequal_credits");
  return isOut ? [...rowsTooLong(table, header), ...inRows] : inRows;
}

/** Rows with extra cells, where only some rows have any. */
function longRows(
  { rows, sheet }: Table,
  { headings, firstData }: Header,
  counts: (cell: string) => boolean,
): TableRow[] {
  if (sheet !== null) return [];
  const data = rows.slice(firstData);
  const long = data.filter(({ cells }) => cells.slice(headings.length).some(counts));
  return long.length * FEW > data.length ? [] : long;
}

/** One row in so many at the most. */
const FEW = 2;

function asProblems(long: readonly TableRow[], { headings }: Header): Problem[] {
  const [first] = long;
  if (!first) return [];
  return [
    problem("rows_too_long", {
      row: first.row,
      value: String(first.cells.length),
      expected: String(headings.length),
      ...(long.length > 1 && { account: String(long.length - 1) }),
    }),
  ];
}
