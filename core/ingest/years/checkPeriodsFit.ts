import { type Problem, problem } from "../../problem/Problem.ts";
import type { ColumnPeriod } from "../headings/describeDates.ts";

/**
 * Checks that a profit and loss is of the time over which the balance sheet moves: three months of
 * profit beside nine months of movements explain nothing. Silent where headings do not say.
 */
export function checkPeriodsFit(
  profitLoss: readonly ColumnPeriod[],
  balanceSheet: readonly ColumnPeriod[],
): Problem[] {
  const months = profitLoss.find(({ field }) => field === "current")?.months ?? null;
  const dateOf = (field: string) =>
    balanceSheet.find((column) => column.field === field)?.date ?? null;
  const [opening, closing] = [dateOf("opening"), dateOf("closing")];
  if (months === null || opening === null || closing === null) return [];
  const moved = Math.round((dayOf(closing) - dayOf(opening)) / DAYS_A_MONTH);
  if (moved === months) return [];
  return [problem("periods_differ", { value: String(months), expected: String(moved) })];
}

// A year of 52 or 53 weeks ends a few days from the end of a month, in the month before or after.
const DAYS_A_MONTH = 30.44;

/** The number of a date that is written as yyyymmdd. */
function dayOf(date: number): number {
  const [year, month, day] = [Math.floor(date / 10_000), Math.floor(date / 100) % 100, date % 100];
  return Date.UTC(year, month - 1, day) / 86_400_000;
}
