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
  const moved = monthsOf(closing) - monthsOf(opening);
  if (moved === months) return [];
  return [problem("periods_differ", { value: String(months), expected: String(moved) })];
}

/** The months up to a date written as yyyymmdd. */
function monthsOf(date: number): number {
  return Math.floor(date / 10_000) * 12 + (Math.floor(date / 100) % 100);
}
