import { daysBetween } from "./addDays.ts";

const WEEK = 7;

/**
 * The weeks of a year that is counted in weeks, which ends on the same day of the week each year: 52,
 * or 53 every five or six years. Null where the period, given by its first and last day, has another length.
 */
export function weeksOfYear({ start, end }: { start: string; end: string }): 52 | 53 | null {
  const days = daysBetween(start, end) + 1;
  return ([52, 53] as const).find((weeks) => days === weeks * WEEK) ?? null;
}
