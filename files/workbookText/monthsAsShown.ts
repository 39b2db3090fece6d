import { showsMonthAndYear } from "./isDateFormat.ts";

const FIRST_OF_MONTH = /^(\d{4})-(\d\d)-01$/;
const FEWEST = 2;
/** What stands in the rows beneath headings: another day, or a number. */
const DATE_OR_NUMBER = /^-?\d[\d.-]*$/;
const NAMES = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** Whether a cell is the first of a month and shows the month alone: "Dec-24", which programs keep as that day. */
export function isMonth(text: string, format: string): boolean {
  return FIRST_OF_MONTH.test(text) && showsMonthAndYear(format);
}

/**
 * A row with its months as it shows them, "Dec 2024" for the first of December, where it is one of headings: it has at
 * least two of them, and no other date and no amount. A row beneath is kept, since what is dated there has a day.
 */
export function monthsAsShown(
  cells: readonly string[],
  months: ReadonlySet<number>,
): readonly string[] {
  const isHeadings =
    months.size >= FEWEST &&
    cells.every((cell, column) => months.has(column) || !DATE_OR_NUMBER.test(cell));
  if (!isHeadings) return cells;
  return cells.map((cell, column) => {
    const [, year = "", month = ""] = months.has(column) ? (FIRST_OF_MONTH.exec(cell) ?? []) : [];
    return year === "" ? cell : `${NAMES[Number(month) - 1] ?? ""} ${year}`;
  });
}
