import { type FileType, fileTypes, formOf } from "../../ingest/fileTypes.ts";
import type { ColumnPeriod } from "../../ingest/headings/describeDates.ts";
import { columnsOf } from "../../ingest/headings/fileTypeColumns.ts";
import { MS_PER_DAY } from "../../text/addDays.ts";

/** A column of amounts with a date in its heading: the balance sheet date, or the end of the period. */
export type ColumnDate = {
  fileType: FileType;
  heading: string;
  /** The end of the period that the column is used for. */
  end: "opening" | "closing";
  /** Days since 1970; 31 December where the heading names only a year. */
  day: number;
  year: number;
  isYearAlone: boolean;
  /** The length of a profit and loss column in months, where the heading states it. */
  months: number | null;
};

/** The dates in the column headings of all files. */
export function readColumnDates(
  columns: Partial<Record<FileType, readonly ColumnPeriod[]>>,
): ColumnDate[] {
  return fileTypes.flatMap((fileType) =>
    (columns[fileType] ?? []).flatMap((column) => {
      const { heading, date, precision, months } = column;
      const end = endOf(fileType, column);
      if (end === null || date === null || precision === null || precision === "order") return [];
      const year = Math.floor(date / 10_000);
      const isYearAlone = precision === "year";
      return [{ fileType, heading, end, day: dayOf(date), year, isYearAlone, months }];
    }),
  );
}

/** The end of the period that a column is for; null for last year's profit and cash flow. */
function endOf(fileType: FileType, { field }: ColumnPeriod): ColumnDate["end"] | null {
  const period = columnsOf(fileType)[field]?.meaning?.period;
  if (period === undefined || fileType === "prior_cashflow") return null;
  if (fileType !== formOf(fileType)) return period === "current" ? "opening" : null;
  if (period === "current") return "closing";
  return fileType === "profit_loss" ? null : "opening";
}

/** Days since 1970 of a date written as yyyymmdd. */
function dayOf(date: number): number {
  const [year, month] = [Math.floor(date / 10_000), Math.floor(date / 100) % 100];
  return Date.UTC(year, month - 1, date % 100) / MS_PER_DAY;
}

/** Days since 1970 of an ISO date. */
export function dayOfIso(date: string): number {
  return Date.parse(date) / MS_PER_DAY;
}
