import { type Problem, problem } from "../../problem/Problem.ts";
import type { IgnoredRow } from "../sortRows.ts";

const MOST_LISTED = 10;

/** Says which rows were left out, and why. */
export function ignoredRows(ignored: readonly IgnoredRow[]): Problem[] {
  const isBeneath = ({ reason }: IgnoredRow) => reason === "beneath_profit";
  const others = ignored.filter((row) => row.reason !== "title" && !isBeneath(row));
  return [
    ...leftOut("rows_ignored", others),
    ...leftOut("rows_beneath_profit", ignored.filter(isBeneath)),
  ];
}

function leftOut(
  code: "rows_ignored" | "rows_beneath_profit",
  rows: readonly IgnoredRow[],
): Problem[] {
  if (rows.length === 0) return [];
  const listed = rows.slice(0, MOST_LISTED).map(({ row, text }) => `${row} (${text || "sum"})`);
  const more = rows.length - listed.length;
  const value = more > 0 ? `${listed.join(", ")} and ${more} more` : listed.join(", ");
  return [problem(code, { value })];
}
