import { type DateHabit, findDateHabit, readDate } from "../../ingest/headings/readDates.ts";
import { note, type ProblemList } from "../../problem/ProblemList.ts";
import { shorten } from "../../text/shorten.ts";
import { type LedgerParts, placeOf, type RowPlace } from "../store/LedgerParts.ts";

/** Dates as a ledger writes them: each way of writing one has a number, and is read when all are known. */
export type DateReader = {
  parts: LedgerParts;
  numbers: Map<string, number>;
  cells: string[];
  /** Where each is met first. */
  places: RowPlace[];
};

/** A reader that has seen nothing yet. */
export function newDateReader(parts: LedgerParts): DateReader {
  return { parts, numbers: new Map(), cells: [], places: [] };
}

const LONGEST = 40;
const ISO_WITH_TIME = /^\d{4}-\d\d-\d\d[T ]/;

/** The number of a date's cell; the same for the same cell. */
export function dateNumber(reader: DateReader, cell: string, row: number): number {
  const known = reader.numbers.get(cell);
  if (known !== undefined) return known;
  const trimmed = cell.trim().slice(0, LONGEST);
  const text = ISO_WITH_TIME.test(trimmed) ? trimmed.slice(0, 10) : trimmed;
  const other = reader.numbers.get(text);
  if (other !== undefined) return other;
  const number = reader.cells.length;
  reader.cells.push(text);
  reader.places.push(placeOf(reader.parts, row));
  reader.numbers.set(text, number);
  return number;
}

/**
 * Every date by its number, as ISO 8601; "" where a problem is noted. Without any sign, day first. A date
 * without a year is the day of that name in the period, if that is known.
 */
export function decideDates(
  { cells: written, places }: DateReader,
  problems: ProblemList,
  warnings: ProblemList,
  period: Days | null,
): string[] {
  const cells = written.map((cell) => withYear(cell, period?.start));
  const { habit, ambiguous } = findDateHabit(cells);
  if (ambiguous !== null) {
    note(warnings, "dates_ambiguous", { ...places[ambiguous], value: written[ambiguous] ?? "" });
  }
  return written.map((cell, at) => {
    const date = isWithoutYear(cell) ? dayIn(period, cell, habit) : readDate(cell, habit);
    if (date !== null && date >= "1990" && date < "2100") return date;
    note(problems, date === null ? codeOf(cell) : "date_out_of_range", {
      ...places[at],
      value: shorten(cell),
    });
    return "";
  });
}

function codeOf(cell: string): "date_without_year" | "date_not_a_date" {
  return isWithoutYear(cell) ? "date_without_year" : "date_not_a_date";
}

type Days = { start: string; end: string };

/** The only day of the period that a date without a year may be. */
function dayIn(period: Days | null, cell: string, habit: DateHabit): string | null {
  if (period === null) return null;
  const { start, end } = period;
  const days = new Set([start, end].map((day) => readDate(withYear(cell, day), habit)));
  const inPeriod = [...days].filter((day) => day !== null && day >= start && day <= end);
  return inPeriod.length === 1 ? (inPeriod[0] ?? null) : null;
}

const DAY_AND_MONTH = /^(\d{1,2}([./-])\d{1,2})\.?$/;
const DAY_NAMED = /^\d{1,2}[ -]\p{L}{3,12}\.?$/u;
const MONTH_NAMED = /^\p{L}{3,12}\.? \d{1,2}$/u;

function isWithoutYear(cell: string): boolean {
  return [DAY_AND_MONTH, DAY_NAMED, MONTH_NAMED].some((pattern) => pattern.test(cell));
}

/** "5.3." with the year of a day: "5.3.2025". */
function withYear(cell: string, day: string | undefined): string {
  const year = day?.slice(0, 4);
  if (year === undefined || !isWithoutYear(cell)) return cell;
  const [, numbers, mark] = DAY_AND_MONTH.exec(cell) ?? [];
  if (numbers !== undefined) return `${numbers}${mark}${year}`;
  return DAY_NAMED.test(cell) ? `${cell} ${year}` : `${cell}, ${year}`;
}
