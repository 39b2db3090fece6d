import { type Problem, problem } from "../../problem/Problem.ts";
import { MS_PER_DAY } from "../../text/addDays.ts";
import { shorten } from "../../text/shorten.ts";
import type { UploadType } from "../fileTypes.ts";
import type { ColumnPeriod } from "../headings/describeDates.ts";
import { type PeriodSaid, periodSaid } from "../remarks/periodSaid.ts";
import { type Remark, type RemarksOfFile, remarkOf } from "../remarks/Remark.ts";

/** The periods in the headings of both statements, and in the titles of the files. */
export type PeriodsOfStatements = {
  profitLoss: readonly ColumnPeriod[];
  balanceSheet: readonly ColumnPeriod[];
  remarks: readonly RemarksOfFile[];
};

/**
 * Checks that the profit and loss covers the same time as the movements of the balance sheet, and ends on the same day.
 * No problem where neither headings nor titles state it.
 */
export function checkPeriodsFit({
  profitLoss,
  balanceSheet,
  remarks,
}: PeriodsOfStatements): Problem[] {
  const profit = wordsOf("profit_loss", "current", profitLoss, remarks);
  const balances = wordsOf("balance_sheet", "closing", balanceSheet, remarks);
  const moved = monthsMoved(balanceSheet);
  if (profit.months !== null && moved !== null && moved !== profit.months) {
    const [value, expected] = [String(profit.months), String(moved)];
    return [problem("periods_differ", { value, expected })];
  }
  const [end, day] = [profit.end, balances.end];
  if (end === null || day === null || Math.abs(dayOf(end) - dayOf(day)) <= MOST_DAYS) return [];
  const where = { account: shorten(profit.said), value: shorten(balances.said) };
  return [problem("periods_end_apart", where)];
}

/** The last week of a fiscal year may end in the next month. */
const MOST_DAYS = 10;

/** The end and length of a period, with the text that states them. */
type Words = { end: number | null; months: number | null; said: string };

/**
 * A heading is about its own amounts, a title about the report; the months of a title do not apply to a year-to-date
 * column.
 */
function wordsOf(
  fileType: UploadType,
  field: string,
  columns: readonly ColumnPeriod[],
  remarks: readonly RemarksOfFile[],
): Words {
  const column = columns.find((one) => one.field === field);
  const title = titleOf(fileType, remarks);
  const titled = title ? periodSaid(title.text) : null;
  const isOfDay = column?.precision === "day";
  const isCumulative = CUMULATIVE.test(column?.heading ?? "");
  return {
    end: isOfDay ? column.date : (titled?.end ?? null),
    months: column?.months ?? (isCumulative || isOfDay ? null : monthsOf(titled)),
    said: isOfDay ? column.heading : periodWordsOf(title?.text ?? ""),
  };
}

/** The length of the single period in a title; null where it names several. */
function monthsOf(titled: PeriodSaid | null): number | null {
  const months = titled?.months ?? null;
  return months !== null && months < TWO_YEARS ? months : null;
}

const TWO_YEARS = 24;

/** Shows only the words of the period, where company, report and period are in one cell. */
function periodWordsOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const at = line.length > LONGEST_SHOWN ? line.search(BEGINS_PERIOD) : 0;
  return at > 0 ? line.slice(at) : line;
}

const LONGEST_SHOWN = 50;
const BEGINS_PERIOD = /\b(?:as (?:at|of|on)|from|for|years?|quarter|\d)/i;

function titleOf(fileType: UploadType, remarks: readonly RemarksOfFile[]): Remark | undefined {
  const file = remarks.find((one) => one.fileType === fileType);
  return file && remarkOf(file, "period");
}

const CUMULATIVE = /\b(?:ytd|to date|cum|acum|kumul)/i;

/** The months between the dates of the balance sheet, where both headings have dates. */
function monthsMoved(columns: readonly ColumnPeriod[]): number | null {
  const dateOf = (field: string) => columns.find((one) => one.field === field)?.date ?? null;
  const [opening, closing] = [dateOf("opening"), dateOf("closing")];
  if (opening === null || closing === null) return null;
  return Math.round((dayOf(closing) - dayOf(opening)) / DAYS_A_MONTH);
}

// A year of 52 or 53 weeks ends a few days before or after the end of a month.
const DAYS_A_MONTH = 30.44;

/** The day number of a date yyyymmdd. */
function dayOf(date: number): number {
  const [year, month, day] = [Math.floor(date / 10_000), Math.floor(date / 100) % 100, date % 100];
  return Date.UTC(year, month - 1, day) / MS_PER_DAY;
}
