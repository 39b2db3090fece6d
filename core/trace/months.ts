import { addDays } from "../text/addDays.ts";
import { weeksOfYear } from "../text/weeksOfYear.ts";

/** The months of a period, counted from its first day. */
export type Months = {
  count: number;
  /** The month of a date, counted from 0; null outside the period. */
  of: (date: string) => number | null;
  /** The first and last day of a run of months, as ISO dates. */
  span: (first: number, last: number) => { start: string; end: string };
};

/**
 * Divides a period into months. A month begins on the same day of the month as the period. A year of 52 or 53 weeks has
 * months of four, four and five weeks, so that a quarter has thirteen; an extra week belongs to the last month.
 */
export function monthsOf(period: { start: string; end: string }): Months {
  const { start, end } = period;
  const { index, startOf } = weeksOfYear(period) === null ? byCalendar(start) : byWeeks(start);
  const count = index(end) + 1;
  // Entries come in the order of dates, so the last answer is usually right again.
  let last: { date: string; month: number | null } = { date: "", month: null };
  return {
    count,
    of: (date) => {
      if (date !== last.date)
        last = { date, month: date < start || date > end ? null : index(date) };
      return last.month;
    },
    span: (from, to) => ({
      start: startOf(from),
      end: to + 1 >= count ? end : addDays(startOf(to + 1), -1),
    }),
  };
}

/** The month of a date, counted from 0, and the first day of a month. */
type Count = { index: (date: string) => number; startOf: (month: number) => string };

function byCalendar(start: string): Count {
  const first = monthNumber(start);
  const day = Number(start.slice(8, 10));
  return {
    index: (date) =>
      monthNumber(date) -
      first -
      (Number(date.slice(8, 10)) < dayIn(monthNumber(date), day) ? 1 : 0),
    startOf: (month) => isoDate(first + month, dayIn(first + month, day)),
  };
}

/** The number of weeks before each month of the year. */
const WEEKS_BEFORE = [0, 4, 8, 13, 17, 21, 26, 30, 34, 39, 43, 47];

function byWeeks(start: string): Count {
  const startOf = (month: number) => addDays(start, (WEEKS_BEFORE[month] ?? 0) * 7);
  const starts = WEEKS_BEFORE.map((_, month) => startOf(month));
  return { index: (date) => starts.findLastIndex((first) => first <= date), startOf };
}

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** A day of a month, or its last day if the month is shorter. */
function dayIn(month: number, day: number): number {
  return Math.min(day, lengthOf(month));
}

function lengthOf(month: number): number {
  const year = Math.floor(month / 12);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return lengths[month % 12] ?? 31;
}

function isoDate(month: number, day: number): string {
  const year = String(Math.floor(month / 12)).padStart(4, "0");
  return `${year}-${padded((month % 12) + 1)}-${padded(day)}`;
}

function padded(value: number): string {
  return String(value).padStart(2, "0");
}
