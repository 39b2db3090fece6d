import { type Problem, problem } from "../../problem/Problem.ts";
import { listSome } from "../../text/listSome.ts";
import type { IgnoredRow } from "../accountRows/sortRows.ts";
import type { FileRows } from "../FileRows.ts";

const MOST_LISTED = 10;

/** Reports the rows that were left out, with the reason. */
export function ignoredRows({ ignored, sheet }: Pick<FileRows, "ignored" | "sheet">): Problem[] {
  const isBeneath = ({ reason }: IgnoredRow) => reason === "beneath_profit";
  const others = ignored.filter((row) => row.reason !== "title" && !isBeneath(row));
  return [
    ...leftOut("rows_ignored", others, sheet),
    ...leftOut("rows_beneath_profit", ignored.filter(isBeneath), sheet),
  ];
}

/** Why nothing was read: the file has no rows, or only totals without accounts. */
export function nothingRead(ignored: readonly IgnoredRow[]): Problem {
  const totals = ignored.filter(({ reason }) => reason === "total");
  return totals.length === 0
    ? problem("no_rows")
    : problem("only_totals", { value: listRows(totals) });
}

function leftOut(
  code: "rows_ignored" | "rows_beneath_profit",
  rows: readonly IgnoredRow[],
  sheet: string | null,
): Problem[] {
  const where = sheet === null ? {} : { sheet };
  return rows.length === 0 ? [] : [problem(code, { ...where, value: listRows(rows) })];
}

function listRows(rows: readonly IgnoredRow[]): string {
  const listed = rows.map(({ row, text }) => `${row} (${text || "sum"})`);
  return listSome(listed, MOST_LISTED);
}
