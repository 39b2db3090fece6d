import { addDays, weeksOfYear } from "@tieout/core";
import type { ProjectRecord } from "../store/kinds/ProjectRecord.ts";
import { endOfWeekYear } from "./endOfWeekYear.ts";

type Period = NonNullable<ProjectRecord["period"]>;

/**
 * The period of the same length in months that begins the day after; whole months end with a month. After a
 * year of 52 or 53 weeks comes one of as many as its calendar has: null where that is not certain.
 */
export function nextPeriod(period: Period): Period | null {
  const { start, end } = period;
  const following = addDays(end, 1);
  if (weeksOfYear(period) !== null) {
    const last = endOfWeekYear(period);
    return last === null ? null : { start: following, end: last };
  }
  const [from, to] = [new Date(start), new Date(following)];
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  to.setUTCMonth(to.getUTCMonth() + Math.max(1, months));
  return { start: following, end: addDays(to.toISOString().slice(0, 10), -1) };
}

/** What the project of the next year is called: its last year's number counted on, where it has one. */
export function nextName(name: string): string {
  const years = [...name.matchAll(/\b(?:19|20)\d\d\b/g)];
  const last = years.at(-1);
  if (!last) return `${name}, next year`;
  const next = String(Number(last[0]) + 1);
  return `${name.slice(0, last.index)}${next}${name.slice(last.index + last[0].length)}`;
}
