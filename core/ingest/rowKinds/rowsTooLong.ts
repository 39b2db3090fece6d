import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table, TableRow } from "../../table/Table.ts";
import type { Header } from "../headings/Header.ts";

/**
 * That a few rows of a text file hold more cells than there are headings: an amount or a name with a comma in it
 * stands without quotation marks, and whatever follows it is one column too far to the right. Where many rows do,
 * something stands beside the table.
 */
export function rowsTooLong(table: Table, header: Header): Problem[] {
  return asProblems(longRows(table, header, Boolean), header);
}

/**
 * What is wrong in rows, with that they are divided by a comma in place of what that did to their cells. An empty
 * cell beyond the headings tells it too, of a row in which something is wrong.
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
  // Named first: nobody should accept a difference that a comma made
  const isOut = inRows.some(({ code }) => code === "debits_unequal_credits");
  return isOut ? [...rowsTooLong(table, header), ...inRows] : inRows;
}

/** The rows with cells beyond the headings that count, where only some rows have any. */
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
