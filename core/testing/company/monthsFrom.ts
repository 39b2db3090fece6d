import { addDays } from "../../text/addDays.ts";

/** The first day of a month some months after a first day of a month. */
function addMonths(first: string, months: number): string {
  const year = Number(first.slice(0, 4));
  const month = Number(first.slice(5, 7)) - 1 + months;
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** The months of a year that begins on a first day of a month, each with its first and last day. */
export function monthsFrom(start: string): { first: string; last: string }[] {
  return Array.from({ length: 12 }, (_, place) => ({
    first: addMonths(start, place),
    last: addDays(addMonths(start, place + 1), -1),
  }));
}
