import { MS_PER_DAY } from "../../text/addDays.ts";
import { monthNumber } from "../cells/monthNumber.ts";

/** Whether a column of dates writes day or month first. */
export type DateHabit = "day_first" | "month_first";

const SLASHED = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:[ T].*)?$/;
/** Includes "2025. 1. 5." of Korean programs. */
const YEAR_FIRST =
  /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:[T ].*)?$|^(\d{4})[-/.] ?(\d{1,2})[-/.] ?(\d{1,2})\.?$/;
const EAST_ASIAN = /^(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]$/;
const DAY_NAMED =
  /^(\d{1,2})(?:st|nd|rd|th|er|\.)?[ -](?:de )?(\p{L}{3,12})\.?,?(?: de)?[ -](\d{4}|\d{2})$/u;
const MONTH_NAMED = /^(\p{L}{3,12})\.?[ -](\d{1,2})(?:st|nd|rd|th)?,?[ -](\d{4})$/u;
const SERIAL = /^\d{5}(?:\.\d+)?$/;
const LONGEST = 40;

/**
 * Finds the order of day and month in a column from its unambiguous dates; without any, day first, unless all dates
 * would then be in one month. `ambiguous` is then the first date that depends on the order, null when there is none.
 */
export function findDateHabit(cells: readonly string[]): {
  habit: DateHabit;
  ambiguous: number | null;
} {
  let [dayFirst, monthFirst] = [0, 0];
  let ambiguous: number | null = null;
  const [firsts, seconds, years] = [new Set<number>(), new Set<number>(), new Set<string>()];
  cells.forEach((cell, at) => {
    const match = cell.length > LONGEST ? null : SLASHED.exec(cell.trim());
    if (!match) return;
    const [first, second] = [Number(match[1]), Number(match[2])];
    firsts.add(first);
    seconds.add(second);
    years.add(match[3] ?? "");
    if (first > 12) dayFirst += 1;
    else if (second > 12) monthFirst += 1;
    else if (first !== second) ambiguous ??= at;
  });
  if (dayFirst === 0 && monthFirst === 0) {
    const isMonthly = seconds.size === 1 && firsts.size === 12;
    const isEachYear = isMonthly || (seconds.size === 1 && seconds.has(1) && years.size > 1);
    // 1/1, 2/1, 3/1… are the first days of months
    if (isEachYear && firsts.size > 1) return { habit: "month_first", ambiguous };
    return { habit: "day_first", ambiguous };
  }
  return { habit: monthFirst > dayFirst ? "month_first" : "day_first", ambiguous: null };
}

/**
 * Reads a date as ISO 8601: ISO, Excel serial numbers, d/m/y or m/d/y, "31 Dec 2025", "2025年12月31日". Null otherwise.
 */
export function readDate(cell: string, habit: DateHabit): string | null {
  const text = cell.trim();
  if (text.length > LONGEST) return null;
  const iso = YEAR_FIRST.exec(text);
  if (iso) return toIso(iso[1] ?? iso[4], iso[2] ?? iso[5], iso[3] ?? iso[6]);
  const east = EAST_ASIAN.exec(text);
  if (east) return toIso(...east.slice(1));
  const slashed = SLASHED.exec(text);
  if (slashed) {
    const [, first, second, year] = slashed;
    return habit === "day_first" ? toIso(year, second, first) : toIso(year, first, second);
  }
  const day = DAY_NAMED.exec(text);
  if (day) return toIso(day[3], monthOf(day[2]), day[1]);
  const month = MONTH_NAMED.exec(text);
  if (month) return toIso(month[3], monthOf(month[1]), month[2]);
  return SERIAL.test(text) ? fromSerial(Math.floor(Number(text))) : null;
}

/** The month of a name, without accents: "août", "März". */
function monthOf(name = ""): string {
  return String(monthNumber(name.normalize("NFD").replace(/\p{Mn}/gu, "")) ?? 0);
}

/** Excel counts days from 30 December 1899. */
function fromSerial(serial: number): string {
  return new Date(Date.UTC(1899, 11, 30) + serial * MS_PER_DAY).toISOString().slice(0, 10);
}

function toIso(...parts: (string | undefined)[]): string | null {
  const [written = 0, month = 0, day = 0] = parts.map(Number);
  const year = written < 100 ? 2000 + written : written;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1900 && year < 2200 ? date.toISOString().slice(0, 10) : null;
}
