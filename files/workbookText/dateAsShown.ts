import { showsYearAlone } from "./isDateFormat.ts";

/**
 * A date (ISO 8601) as its cell shows it: where a format shows the year alone, the first of January stands for the year
 * and is no day, since programs keep a year as that date. Any other day is kept.
 */
export function dateAsShown(date: string, format: string): string {
  return date.endsWith("-01-01") && showsYearAlone(format) ? date.slice(0, 4) : date;
}
