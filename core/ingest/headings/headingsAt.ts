import type { TableRow } from "../../table/Table.ts";
import { type AmountHeading, readAmountHeading } from "./readAmountHeading.ts";

/** The headings in a row of a sheet, with the headings above that span them. */
export function headingsAt(rows: readonly TableRow[], index: number): readonly string[] {
  const cells = rows[index]?.cells ?? [];
  const above = rows[index - 1];
  return above ? spannedHeadings(above, cells) : cells;
}

/** Adds spanning headings from above; a merged cell has its text at its left end. */
export function spannedHeadings(above: TableRow, below: readonly string[]): string[] {
  let spanning = "";
  if (above.cells.every((cell) => cell === "")) return [...below];
  const isPlan = plansAmong(above, below);
  const isOfReport = isDateOfReport(above, below);
  return below.map((cell, index) => {
    spanning = above.cells[index]?.trim() || spanning;
    if (cell.trim() === "") return above.cells[index] ?? "";
    if (isOfReport && periodOf(cell) === "prior") return cell;
    const joined = `${spanning} ${cell}`;
    if (saysItsOwnDate(cell, spanning)) return cell;
    return readAmountHeading(joined) === null && !isPlan[index] ? cell : joined;
  });
}

/**
 * Whether a heading has a date of its own. "As at 31 March 2026" above "31 Mar 2025" is the report's date; "January
 * 1-December 31, 2025" above "Jan 1 - Dec 31 2025" repeats it.
 */
function saysItsOwnDate(heading: string, spanning: string): boolean {
  const [above, own] = [spanning, heading].map(readAmountHeading);
  if (!above?.date || !own?.date) return false;
  if (above.date !== own.date) return above.date > own.date;
  return own.precision === "day" && (own.months !== null || above.months === null);
}

/**
 * Whether the only date above is the report's date: above "Current Debit" and "Prior Debit" it is only for the current
 * columns, while "2025" and "2024" above "Opening" and "Closing" are years of columns.
 */
function isDateOfReport(above: TableRow, below: readonly string[]): boolean {
  const words = above.cells.filter((cell) => cell.trim() !== "");
  if (words.length !== 1 || !readAmountHeading(words[0] ?? "")?.date) return false;
  const spanned = below.slice(above.cells.findIndex((cell) => cell.trim() !== ""));
  return new Set(spanned.flatMap((cell) => periodOf(cell) ?? [])).size > 1;
}

function periodOf(heading: string): AmountHeading["period"] | null {
  return readAmountHeading(heading)?.period ?? null;
}

const PLAN = /^(?:forecast|budget|project(?:ed|ion)|plan(?:ned)?)\w*$/i;

/** Which columns are below "Forecast" or "Budget", where others are not. */
function plansAmong(above: TableRow, below: readonly string[]): readonly boolean[] {
  let spanning = "";
  const planned = below.map((cell, index) => {
    if (cell.trim() === "") return null;
    spanning = above.cells[index]?.trim() || spanning;
    return PLAN.test(spanning);
  });
  return planned.includes(false) ? planned.map((isPlan) => isPlan === true) : [];
}
