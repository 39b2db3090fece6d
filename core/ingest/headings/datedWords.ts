import { monthNumber } from "../cells/monthNumber.ts";
import { normaliseHeading } from "./normaliseHeading.ts";

/** Day, month and two digits of the year: "31.03.26", "As at 31/03/26". */
const SHORT_DATE = /(?<![\d./-])(\d{1,2})([./])(\d{1,2})\2(\d{2})(?![\dA-Za-z./-])/g;

/** A month and two digits of the year after a word ("Actual 12/24"), where they can be no day and month. */
const MONTH_OF_YEAR = /(?<=\p{L} )(0?[1-9]|1[0-2])\/(1[3-9]|2[0-7])(?![\dA-Za-z./-])/gu;

/** A heading as plain words, with the year of numeric dates written in full: "as at 31 03 2026", "actual dec 2024". */
export function datedWords(heading: string): string {
  if (heading.length > LONGEST) return normaliseHeading(heading);
  return normaliseHeading(
    withMonths(heading).replace(SHORT_DATE, (written, first, separator, second, last) => {
      const parts = [first, second, last].map(Number);
      return isDayFirst(parts) || isMonthFirst(parts)
        ? [first, second, `20${last}`].join(separator)
        : written;
    }),
  );
}

const LONGEST = 200;

function withMonths(heading: string): string {
  const written = heading.replace(
    MONTH_OF_YEAR,
    (_, month, year) => `${ENGLISH[Number(month) - 1]} 20${year}`,
  );
  // In "Dec 12/24" the month is already named
  const isNamed = () =>
    normaliseHeading(heading)
      .split(" ")
      .some((word) => monthNumber(word));
  return written === heading || isNamed() ? heading : written;
}

const ENGLISH = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** "25/03/31" is 31 March 2025 in East Asia; it is left unread, since it is no month end the other way round. */
function isDayFirst([day = 0, month = 0, year = 0]: readonly number[]): boolean {
  const isYearFirst =
    isLastDay(year, month, 2000 + day) && day > MONTHS && !isLastDay(day, month, 2000 + year);
  return isDay(day, month, 2000 + year) && !isYearFirst;
}

function isMonthFirst([month = 0, day = 0, year = 0]: readonly number[]): boolean {
  return day > MONTHS && isDay(day, month, 2000 + year);
}

const MONTHS = 12;

function isDay(day: number, month: number, year: number): boolean {
  return month >= 1 && month <= MONTHS && day >= 1 && day <= daysOf(month, year);
}

function isLastDay(day: number, month: number, year: number): boolean {
  return isDay(day, month, year) && day === daysOf(month, year);
}

function daysOf(month: number, year: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
