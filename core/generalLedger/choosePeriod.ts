import { type Problem, problem } from "../problem/Problem.ts";
import { weeksOfYear } from "../text/weeksOfYear.ts";

export type Period = { start: string; end: string };

/** What a ledger's dates say of its period. */
export type LedgerDates = {
  /** The financial year that the file declares, and the period that a person chose. */
  declared: Period | null;
  chosen: Period | null;
  /** First and last day of the entries, the opening ones left aside. */
  first: string;
  last: string;
  /** The day of the opening entries; null without any. */
  opened: string | null;
  /** By its format the file is one financial year, however long. */
  isOneYear: boolean;
  /** The declared days are those of several files, the first and the last one. */
  isOfSeveral?: boolean;
};

/** A year of 53 weeks; longer ones are several, or have to be said. */
export const LONGEST_DAYS = 371;
const DAY = 86_400_000;

/** The period of a ledger: as chosen, as declared, or from its entries where they are one year; nearly a year is one. */
export function choosePeriod(dates: LedgerDates): Period | Problem {
  const { declared, chosen, first, last, opened, isOneYear } = dates;
  if (chosen) return chosen;
  const isTold = declared && !(dates.isOfSeveral && daysOf(declared) > LONGEST_DAYS);
  if (isTold && overlaps(declared, first, last)) return declared;
  const start = opened !== null && opened < first ? afterOpening(opened, first, last) : first;
  const period = { start, end: last };
  if (isOneYear || daysOf(period) <= LONGEST_DAYS) return yearAround(period) ?? period;
  return problem("ledger_several_years", {
    expected: `${start} to ${last}`,
    value: String(monthsOf(period)),
    column: yearsOf(period)
      .map((year) => `${year.start}..${year.end}`)
      .join(", "),
  });
}

function overlaps({ start, end }: Period, first: string, last: string): boolean {
  return start !== "" && end !== "" && start <= last && end >= first;
}

/** Balances of the last day of a month, or of a year counted in weeks, are those of the day after. */
function afterOpening(opened: string, first: string, last: string): string {
  const next = new Date(Date.parse(opened) + DAY).toISOString().slice(0, 10);
  const isNewYear = next.endsWith("-01") || weeksOfYear({ start: next, end: last }) !== null;
  return isNewYear && next <= first ? next : opened;
}

/** The twelve calendar months that a year's entries fill but for the days of a week at either end; null where they do not. */
export function yearAround({ start, end }: Period): Period | null {
  const month = monthNumber(start) - 1;
  const year = { start: firstDay(month), end: dayBefore(firstDay(month + 12)) };
  const left = daysOf({ start: end, end: year.end }) - 1;
  const isFilled = daysOf({ start: year.start, end: start }) <= WEEK && left >= 0 && left < WEEK;
  return isFilled ? year : null;
}

const WEEK = 7;

/** The calendar months that a period's days lie in; the period itself where these are more than a year, as of one counted in weeks. */
export function monthsAround(period: Period): Period {
  const [first, last] = [monthNumber(period.start) - 1, monthNumber(period.end) - 1];
  if (last - first >= 12) return period;
  return { start: firstDay(first), end: dayBefore(firstDay(last + 1)) };
}

/** How many days a period has. */
export function daysOf({ start, end }: Period): number {
  return (Date.parse(end) - Date.parse(start)) / DAY + 1;
}

function monthsOf({ start, end }: Period): number {
  const [months, days] = [monthNumber(end) - monthNumber(start), daysOf({ start, end })];
  return days > 0 ? months + 1 : 0;
}

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}

/** Financial years of twelve months that begin in the month of the first entry. */
function yearsOf({ start, end }: Period): Period[] {
  const years: Period[] = [];
  let month = monthNumber(start) - 1;
  const last = monthNumber(end) - 1;
  while (month <= last && years.length < MOST_YEARS) {
    years.push({ start: firstDay(month), end: dayBefore(firstDay(month + 12)) });
    month += 12;
  }
  return years;
}

const MOST_YEARS = 12;

function firstDay(month: number): string {
  const year = Math.floor(month / 12);
  return `${year}-${String((month % 12) + 1).padStart(2, "0")}-01`;
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - DAY).toISOString().slice(0, 10);
}
