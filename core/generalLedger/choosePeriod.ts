import type { Problem } from "../problem/Problem.ts";
import { addDays } from "../text/addDays.ts";
import { weeksOfYear } from "../text/weeksOfYear.ts";
import { daysOf, monthDays, monthNumber, type Period } from "./Period.ts";
import { severalYears } from "./severalYears.ts";

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
  /** By its format the file is one financial year, which may be longer than twelve months. */
  isOneYear: boolean;
  /** The declared days are those of several files, the first and the last one. */
  isOfSeveral?: boolean;
};

/** A year of 53 weeks; longer ones are several, or have to be said. */
export const LONGEST_DAYS = 371;
/** No financial year of a company is longer than two years; a date beyond them is of another, or mistyped. */
const MOST_DAYS = 2 * LONGEST_DAYS;

/** The period of a ledger: as chosen, as declared, or from its entries where they are one year; nearly a year is one. */
export function choosePeriod(dates: LedgerDates): Period | Problem {
  const { declared, chosen, first, last, opened, isOneYear } = dates;
  if (chosen) return chosen;
  const isUsable = declared && !(dates.isOfSeveral && daysOf(declared) > LONGEST_DAYS);
  if (isUsable && overlaps(declared, first, last)) return declared;
  const start = opened !== null && opened < first ? afterOpening(opened, first, last) : first;
  const period = { start, end: last };
  if (daysOf(period) <= (isOneYear ? MOST_DAYS : LONGEST_DAYS)) return yearAround(period) ?? period;
  return severalYears(period);
}

/**
 * The day of the balances that a ledger opened with, of the days of its opening entries, the first one first.
 * Open items that keep their dates are of many days: the last one is that day where a month ends or begins with it.
 */
export function openingDay(days: readonly string[], first: string): string | null {
  const before = days.filter((day) => day <= first);
  const last = before.at(-1) ?? null;
  if (last === null || before.length === 1) return last;
  return last.endsWith("-01") || addDays(last, 1).endsWith("-01") ? last : null;
}

function overlaps({ start, end }: Period, first: string, last: string): boolean {
  return start !== "" && end !== "" && start <= last && end >= first;
}

/** Balances of the last day of a month, or of a year counted in weeks, are those of the day after. */
function afterOpening(opened: string, first: string, last: string): string {
  const next = addDays(opened, 1);
  const isNewYear = next.endsWith("-01") || weeksOfYear({ start: next, end: last }) !== null;
  return isNewYear && next <= first ? next : opened;
}

/** The twelve calendar months that a year's entries fill but for the days of a week at either end; null where they do not. */
export function yearAround({ start, end }: Period): Period | null {
  const month = monthNumber(start);
  const year = { start: monthDays(month).start, end: monthDays(month + 11).end };
  const left = daysOf({ start: end, end: year.end }) - 1;
  const isFilled = daysOf({ start: year.start, end: start }) <= WEEK && left >= 0 && left < WEEK;
  return isFilled ? year : null;
}

const WEEK = 7;

/** The calendar months that a period's days lie in; the period itself where these are more than a year, as of one counted in weeks. */
export function monthsAround(period: Period): Period {
  const [first, last] = [monthNumber(period.start), monthNumber(period.end)];
  if (last - first >= 12) return period;
  return { start: monthDays(first).start, end: monthDays(last).end };
}
