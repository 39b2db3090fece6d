import { amountInColumns, methods, type StatementLine } from "@tieout/core";
import type { StoredJson } from "../../store/kinds/StoredKind.ts";
import { openStatement } from "../record/openStatement.ts";

type ColumnRequest = { written: StoredJson; lineId: string; start: string; end: string };

/** A line of the year and what it is within a column of it. */
export type FoundColumnLine = { line: StatementLine; amount: string; isLast: boolean };

/** A line of the year in either method, with its amount in the column that has these days; or what there is none of. */
export function findColumnLine({
  written,
  lineId,
  start,
  end,
}: ColumnRequest): FoundColumnLine | "no_columns" | "no_line" | "no_such_days" {
  const { statements, periods } = openStatement(written).document;
  if (!periods) return "no_columns";
  for (const method of methods) {
    const line = statements[method].lines.find(({ id }) => id === lineId);
    if (line) {
      const part = periods.filter((period) => start <= period.start && period.end <= end);
      if (part[0]?.start !== start || part.at(-1)?.end !== end) return "no_such_days";
      const amount = amountInColumns(part, method, line);
      return { line, amount, isLast: part.at(-1) === periods.at(-1) };
    }
  }
  return "no_line";
}
