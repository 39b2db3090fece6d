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

/** The date (yyyymmdd) and length in months in the heading of an amount column. */
export type ColumnPeriod = {
  field: string;
  heading: string;
  date: number | null;
  precision: DatePrecision | null;
  months: number | null;
};

/** The dates and lengths of all amount columns that were read. */
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
  // A date in the title above "This year" and "Last year" is of this year only
  return found.map(({ period, column }) =>
    period === "prior" && column.date !== null && isCurrent(column.date)
      ? { ...column, date: null, precision: null }
      : column,
  );
}

const FEWEST_DATES = 3;
const MOST_NAMED = 12;

/** Refuses a file with several dates, none of which could be chosen; null otherwise. */
export function severalDates(
  { sheet, rows }: Table,
  header: Pick<Header, "row" | "headings"> & Partial<Pick<Header, "columns">>,
): Problem | null {
  // The report's title above the names is the date of no column
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

/** Whether a heading has a date, or a month without a year. */
export function isDated(heading: string): boolean {
  if (heading.length > LONGEST) return false;
  return isDatedWithYear(heading) || monthNumber(normaliseHeading(heading)) !== null;
}

/** Whether a heading has a date, a month of a year, or a year. */
export function isDatedWithYear(heading: string): boolean {
  if (heading.length > LONGEST) return false;
  return readCellDate(heading) !== null || (readAmountHeading(heading)?.date ?? null) !== null;
}

/** Reports which of several dates were used, where columns of others were left out. */
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
