import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table, TableRow } from "../../table/Table.ts";
import { cutText } from "../../text/cutText.ts";
import { showText } from "../../text/showText.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { monthNumber } from "../cells/monthNumber.ts";
import { type Header, MOST_TITLE_ROWS } from "./Header.ts";
import { normaliseHeading } from "./normaliseHeading.ts";

const LONGEST = 40;
const FROM =
  /^(?:for )?(?:the )?(?:(?:as )?(?:at|of|on) |(?:financial )?(?:years?|periods?) end(?:ed|ing) )?(?:the )?/;
const DAY = /^\d{1,2}(?:st|nd|rd|th)?$/;
const QUARTER = /^q[1-4] (?:19|20)\d\d$/;
const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/** A day without a year: "31 March", "As at March 31". */
function isDayWithoutYear(cell: string): boolean {
  if (cell.length > LONGEST) return false;
  const words = normaliseHeading(cell).replace(FROM, "").split(" ");
  const [first = "", second = ""] = words;
  if (words.length !== 2) return false;
  const isDayFirst = DAY.test(first) && monthNumber(second) !== null;
  return isDayFirst || (monthNumber(first) !== null && DAY.test(second));
}

/**
 * Adds years from the titles to headings with days only: a year that no heading has, or two years for two columns.
 * Other tables are returned unchanged.
 */
export function withYearsOfTitles(table: Table): Table {
  const at = table.rows
    .slice(0, MOST_TITLE_ROWS)
    .findIndex(
      ({ cells }) => cells.slice(1).some(isDayWithoutYear) && !cells.slice(1).some(isFigure),
    );
  const row = table.rows[at];
  if (row === undefined || hasYearBeneath(row, table.rows[at + 1])) return table;
  const years = yearsFor(row, table.rows.slice(0, at));
  if (years === null) return table;
  const left = [...years];
  const cells = row.cells.map((cell, index) =>
    index > 0 && isDayWithoutYear(cell) ? `${cell.trim()} ${left.shift() ?? ""}` : cell,
  );
  return { ...table, rows: table.rows.map((one) => (one === row ? { ...one, cells } : one)) };
}

/** Whether the years are in a row of their own, as in two-line headings. */
function hasYearBeneath({ cells }: TableRow, beneath: TableRow | undefined): boolean {
  return cells.some(
    (cell, index) => isDayWithoutYear(cell) && yearsIn(beneath?.cells[index] ?? "").length > 0,
  );
}

/** The years of the days without one, from left to right; null where the titles do not show them. */
function yearsFor({ cells }: TableRow, titles: readonly TableRow[]): readonly string[] | null {
  const days = cells.slice(1).filter(isDayWithoutYear);
  const named = new Set(cells.flatMap((cell) => yearsIn(cell)));
  const said = [...new Set(titles.flatMap(({ cells: words }) => words.flatMap(yearsIn)))];
  const open = said.filter((year) => !named.has(year));
  return days.length === open.length && days.length <= 2 ? open : null;
}

function yearsIn(cell: string): string[] {
  return cell.slice(0, LONGEST_TITLE).match(YEARS) ?? [];
}

const LONGEST_TITLE = 200;

/** Refuses headings with incomplete dates: "31 March", "Q4 2024". Null where there are none. */
export function datesIncomplete(
  { sheet }: Table,
  row: number,
  headings: readonly string[],
): Problem | null {
  const open = headings.filter(
    (heading) =>
      isDayWithoutYear(heading) || QUARTER.test(normaliseHeading(heading.slice(0, LONGEST))),
  );
  if (open.length === 0) return null;
  return problem("dates_incomplete", {
    ...(sheet !== null && { sheet }),
    row,
    value: open.map((heading) => `"${showText(cutText(heading.trim(), LONGEST))}"`).join(", "),
  });
}

/** The same for amount columns that were not read. */
export function unreadWithoutYear(
  table: Table,
  { row }: Header,
  unread: readonly string[],
): Problem[] {
  const found = datesIncomplete(table, row, unread.filter(isDayWithoutYear));
  return found === null ? [] : [found];
}
