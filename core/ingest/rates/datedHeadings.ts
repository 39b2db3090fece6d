import { findDateHabit, readDate } from "../headings/readDates.ts";
import type { RateHeading } from "./readRateHeading.ts";

/** What a rate of a column is, and of which day or year as a cell of dates has it; each empty where nothing says. */
export type DatedRate = { kind: string; date: string };

/**
 * The day of each heading. A year alone ends on the day that another heading has in it, else on one that the period of the
 * statement tells, and opens with the end of the year before. The one average between two days is of the time between them.
 */
export function datedHeadings(headings: readonly RateHeading[]): DatedRate[] {
  const written = headings.flatMap(({ day }) => day ?? []);
  const { habit } = findDateHabit(written);
  const days = written.flatMap((day) => readDate(day, habit) ?? []).toSorted();
  const endOf = (year: number) => days.findLast((day) => day.startsWith(String(year)));
  const averages = headings.filter(({ kind }) => kind === "Average");
  const isBetween = days.length === 2 && headings.length === 3 && averages.length === 1;
  return headings.map(({ kind, day, year }) => {
    const said = { kind: kind ?? "", date: day ?? "" };
    if (day !== null || year === null) return said;
    if (kind === "Average" && isBetween && isWithin(year, days)) return said;
    return { ...said, date: endOf(kind === "Opening" ? year - 1 : year) ?? String(year) };
  });
}

function isWithin(year: number, days: readonly string[]): boolean {
  const [first = "", last = ""] = days.map((day) => day.slice(0, 4));
  return String(year) >= first && String(year) <= last;
}
