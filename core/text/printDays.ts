import { MONTHS } from "./printDate.ts";

const DAY = /\d{4}-\d{2}-\d{2}/g;

/** Three letters each, so that dates beneath each other are of one length. */
const LETTERS = 3;

/** An ISO date as screens and messages show it: "31 Dec 2025". */
export function printDay(date: string): string {
  return `${Number(date.slice(8, 10))} ${printShortMonth(date)}`;
}

/** The month of an ISO date as screens show it: "Dec 2025". */
export function printShortMonth(date: string): string {
  return `${(MONTHS[Number(date.slice(5, 7)) - 1] ?? "").slice(0, LETTERS)} ${date.slice(0, 4)}`;
}

/** A text of ours with its ISO dates written as a person reads them: "1 Jan 2025 to 31 Dec 2025". */
export function printDays(text = ""): string {
  return text.replaceAll(DAY, printDay);
}
