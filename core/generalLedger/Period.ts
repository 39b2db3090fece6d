import { addDays, daysBetween } from "../text/addDays.ts";

/** The days from the first to the last of a period, "2025-01-01" both. */
export type Period = { start: string; end: string };

/** How many days a period has. */
export function daysOf({ start, end }: Period): number {
  return daysBetween(start, end) + 1;
}

/** In how many calendar months a period's days lie. */
export function monthsOf({ start, end }: Period): number {
  const months = monthNumber(end) - monthNumber(start);
  return daysOf({ start, end }) > 0 ? months + 1 : 0;
}

/** The calendar month of a day, counted from the beginning of the calendar. */
export function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** The first and the last day of a calendar month. */
export function monthDays(month: number): Period {
  return { start: firstDay(month), end: addDays(firstDay(month + 1), -1) };
}

function firstDay(month: number): string {
  const year = Math.floor(month / 12);
  return `${year}-${String((month % 12) + 1).padStart(2, "0")}-01`;
}
