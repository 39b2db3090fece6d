import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { listSome } from "../../text/listSome.ts";
import { monthNumber } from "../cells/monthNumber.ts";
import { readCellDate } from "../cells/readCellDate.ts";
import type { FileType } from "../fileTypes.ts";
import { columnsOf } from "./fileTypeColumns.ts";
import type { Header } from "./Header.ts";
import { normaliseHeading } from "./normaliseHeading.ts";
import { type AmountHeading, readAmountHeading } from "./readAmountHeading.ts";
import type { DatePrecision } from "./readHeadingDate.ts";

/** What the heading of an amount column says of its date: as yyyymmdd, and how many months it is of. */
export type ColumnPeriod = {
  field: string;
  heading: string;
  date: number | null;
  precision: DatePrecision | null;
  months: number | null;
};

/** The date and the length of every column of amounts that was read. */
export function periodsOf(
  header: { columns: readonly { field: string; heading: string }[] },
  fileType: FileType,
): ColumnPeriod[] {
  const definitions = columnsOf(fileType);
  const found = header.columns.flatMap(({ field, heading }) => {
    const period = definitions[field]?.meaning?.period;
    if (period === undefined) return [];
    const read: Partial<AmountHeading> = readAmountHeading(heading) ?? {};
    const { date = null, precision = null, months = null } = read;
    return [{ period, column: { field, heading, date, precision, months } }];
  });
  const isCurrent = (date: number | null) =>
    found.some(({ period, column }) => period === "current" && column.date === date);
  // The date in the title above "This year" and "Last year" is that of this year alone
  return found.map(({ period, column }) =>
    period === "prior" && column.date !== null && isCurrent(column.date)
      ? { ...column, date: null, precision: null }
      : column,
  );
}

const FEWEST_DATES = 3;
const MOST_NAMED = 12;

/** The problem of a file with several dates of which none could be chosen; null where it has not so many. */
export function severalDates(
  { sheet, rows }: Table,
  header: Pick<Header, "row" | "headings"> & Partial<Pick<Header, "columns">>,
): Problem | null {
  // The title of the report over its names is the date of no column
  const names = header.columns?.find(({ field }) => field === "name")?.index;
  const at = rows.findIndex(({ row }) => row === header.row);
  const lines = [header.headings, rows[at + 1]?.cells ?? [], rows[at + 2]?.cells ?? []];
  const dated = lines
    .map((cells) => cells.filter((cell, index) => index !== names && isDated(cell)))
    .find((cells) => new Set(cells).size >= FEWEST_DATES);
  if (dated === undefined) return null;
  const named = [...new Set(dated.map((cell) => cell.trim()))];
  return problem("dates_several", {
    ...(sheet !== null && { sheet }),
    row: header.row,
    value: String(named.length),
    expected: listSome(named, MOST_NAMED),
  });
}

const LONGEST = 60;

/** Whether a heading says a date, or a month though of no year. */
export function isDated(heading: string): boolean {
  if (heading.length > LONGEST) return false;
  return isDatedWithYear(heading) || monthNumber(normaliseHeading(heading)) !== null;
}

/** Whether a heading says a date, a month of a year, or a year. */
export function isDatedWithYear(heading: string): boolean {
  if (heading.length > LONGEST) return false;
  return readCellDate(heading) !== null || (readAmountHeading(heading)?.date ?? null) !== null;
}

/** Says which dates of several were taken, where a column of another was left out. */
export function datesChosen(header: Header, fileType: FileType): Problem[] {
  const taken = periodsOf(header, fileType).filter(({ date }) => date !== null);
  const read = new Set(header.columns.map(({ heading }) => heading.trim()));
  const dates = new Set(header.headings.filter(isDated).map((heading) => heading.trim()));
  if (taken.length === 0 || [...dates].every((heading) => read.has(heading))) return [];
  const value = taken.map(
    ({ field, heading }) => `${columnsOf(fileType)[field]?.header ?? field} from "${heading}"`,
  );
  return [problem("dates_chosen", { value: value.join(", "), expected: [...dates].join(", ") })];
}
