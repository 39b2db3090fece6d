import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import type { Header } from "../headings/Header.ts";

/**
 * That a few rows of a text file hold more cells than there are headings: an amount or a name with a comma in it
 * stands without quotation marks, and whatever follows it is one column too far to the right. Where many rows do,
 * something stands beside the table.
 */
export function rowsTooLong({ rows, sheet }: Table, { headings, firstData }: Header): Problem[] {
  if (sheet !== null) return [];
  const data = rows.slice(firstData);
  const long = data.filter(({ cells }) => cells.slice(headings.length).some(Boolean));
  const [first] = long;
  if (!first || long.length * FEW > data.length) return [];
  return [
    problem("rows_too_long", {
      row: first.row,
      value: String(first.cells.length),
      expected: String(headings.length),
      ...(long.length > 1 && { account: String(long.length - 1) }),
    }),
  ];
}

/** One row in so many at the most. */
const FEW = 2;
