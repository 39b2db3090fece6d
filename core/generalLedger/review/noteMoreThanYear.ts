import { note, type ProblemList } from "../../problem/ProblemList.ts";
import { weeksOfYear } from "../../text/weeksOfYear.ts";
import type { Period } from "../Period.ts";

/**
 * Notes that a period which nobody said goes on after twelve months, as where entries of the first days of
 * the next year, such as reversals, stand in the same file. A year counted in weeks may.
 */
export function noteMoreThanYear(period: Period, warnings: ProblemList): void {
  const { start, end } = period;
  const nextYear = `${Number(start.slice(0, 4)) + 1}${start.slice(4)}`;
  if (end < nextYear || weeksOfYear(period) !== null) return;
  note(warnings, "ledger_more_than_year", { value: `${start} to ${end}` });
}
