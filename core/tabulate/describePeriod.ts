import { MS_PER_DAY } from "../text/addDays.ts";
import { printDate } from "../text/printDate.ts";
import { printDay, printShortMonth } from "../text/printDays.ts";
import { weeksOfYear } from "../text/weeksOfYear.ts";

export type Period = { start: string; end: string };

const COUNTS = ["", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const MONTHS_IN_A_YEAR = 12;

/** The period in a heading: "for the year ended 31 December 2025". */
export function describePeriod(period: Period | null): string {
  if (period === null) return "Period not stated";
  const end = printDate(period.end);
  const months = wholeMonths(period);
  if (months === MONTHS_IN_A_YEAR) return `for the year ended ${end}`;
  if (months === 1) return `for the month ended ${end}`;
  const count = months === null ? undefined : COUNTS[months];
  if (count) return `for the ${count} months ended ${end}`;
  const weeks = weeksOfYear(period);
  if (weeks !== null) return `for the ${weeks} weeks ended ${end}`;
  return `for the period from ${printDate(period.start)} to ${end}`;
}

/** "year" for twelve months or 52 or 53 weeks, else "period". */
export function periodWord(period: Period): "year" | "period" {
  const isYear = wholeMonths(period) === MONTHS_IN_A_YEAR || weeksOfYear(period) !== null;
  return isYear ? "year" : "period";
}

/** The headings of the current and prior columns: the years, or words where the period is no single year. */
export function periodColumns(period: Period | null): { current: string; prior: string } {
  if (period === null) return { current: "Current year", prior: "Prior year" };
  if (wholeMonths(period) !== MONTHS_IN_A_YEAR) {
    return { current: "Current period", prior: "Prior period" };
  }
  const year = Number(period.end.slice(0, 4));
  return { current: String(year), prior: String(year - 1) };
}

/** The heading of a column: "Mar 2025", "Jan to Mar 2025", or its first and last day. */
export function columnHeading(period: Period): string {
  const [first, last] = [printShortMonth(period.start), printShortMonth(period.end)];
  if (wholeMonths(period) === null || !period.start.endsWith("-01")) {
    return `${printDay(period.start)} to ${printDay(period.end)}`;
  }
  if (first === last) return last;
  const isOneYear = period.start.slice(0, 4) === period.end.slice(0, 4);
  return `${isOneYear ? first.slice(0, SHORT) : first} to ${last}`;
}

const SHORT = 3;

/** An ISO 8601 time for lists, in UTC: "2026-02-13 16:00:00". */
export function printMoment(time: string): string {
  return time.slice(0, 19).replace("T", " ");
}

/** The number of whole calendar months of a period, or null where it has none. */
function wholeMonths({ start, end }: Period): number | null {
  const from = dayNumber(start);
  const to = dayNumber(end);
  if (from === null || to === null) return null;
  const after = new Date(to + MS_PER_DAY);
  const first = new Date(from);
  if (after.getUTCDate() !== first.getUTCDate()) return null;
  const years = after.getUTCFullYear() - first.getUTCFullYear();
  return years * MONTHS_IN_A_YEAR + after.getUTCMonth() - first.getUTCMonth();
}

function dayNumber(date: string): number | null {
  const time = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(time) ? null : time;
}
