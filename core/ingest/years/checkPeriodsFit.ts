import { type Problem, problem } from "../../problem/Problem.ts";
import { MS_PER_DAY } from "../../text/addDays.ts";
import { shorten } from "../../text/shorten.ts";
import type { UploadType } from "../fileTypes.ts";
import type { ColumnPeriod } from "../headings/describeDates.ts";
import { type PeriodSaid, periodSaid } from "../remarks/periodSaid.ts";
import { type Remark, type RemarksOfFile, remarkOf } from "../remarks/Remark.ts";

/** What the headings of both statements say of their periods, and what the files say of themselves above them. */
export type PeriodsOfStatements = {
  profitLoss: readonly ColumnPeriod[];
  balanceSheet: readonly ColumnPeriod[];
  remarks: readonly RemarksOfFile[];
};

/**
 * Checks that a profit and loss is of the time over which the balance sheet moves: nine months of profit beside the
 * movements of a year explain nothing, nor does a balance sheet of another day. Silent where neither headings nor titles
 * say.
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

/** A week that ends a year may end in the next month. */
const MOST_DAYS = 10;

/** The end and the length of a period, and in which words they are said. */
type Words = { end: number | null; months: number | null; said: string };

/** A heading says it of its own amounts, a title of the report; a heading of the year to date is of no title's months. */
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

/** The length of the one period that a title says; the years of two or more stand beside each other. */
function monthsOf(titled: PeriodSaid | null): number | null {
  const months = titled?.months ?? null;
  return months !== null && months < TWO_YEARS ? months : null;
}

const TWO_YEARS = 24;

/** Programs write the company, the report and the period in one cell: the words of the period are shown. */
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

/** Over how many months the balance sheet moves, where its headings say both dates. */
function monthsMoved(columns: readonly ColumnPeriod[]): number | null {
  const dateOf = (field: string) => columns.find((one) => one.field === field)?.date ?? null;
  const [opening, closing] = [dateOf("opening"), dateOf("closing")];
  if (opening === null || closing === null) return null;
  return Math.round((dayOf(closing) - dayOf(opening)) / DAYS_A_MONTH);
}

// A year of 52 or 53 weeks ends a few days from the end of a month, in the month before or after.
const DAYS_A_MONTH = 30.44;

/** The number of a date that is written as yyyymmdd. */
function dayOf(date: number): number {
  const [year, month, day] = [Math.floor(date / 10_000), Math.floor(date / 100) % 100, date % 100];
  return Date.UTC(year, month - 1, day) / MS_PER_DAY;
}
