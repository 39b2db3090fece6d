import type { GeneralLedger } from "../../generalLedger/GeneralLedger.ts";
import { isProven } from "../../generalLedger/review/isProven.ts";
import { fileTypeLabels } from "../../ingest/fileTypes.ts";
import { MS_PER_DAY } from "../../text/addDays.ts";
import { printMonth } from "../../text/printDate.ts";
import { printDay } from "../../text/printDays.ts";
import type { Trace } from "../../trace/Trace.ts";
import { type ColumnDate, dayOfIso } from "../balances/readColumnDates.ts";
import type { StatementContext } from "../StatementContext.ts";
import { type CheckResult, failed, notTested, passed } from "./CheckResult.ts";

type Period = NonNullable<StatementContext["period"]>;

/**
 * Checks the dates in the column headings against the period, or against each other without one. Balances of other
 * dates would tie out too, but for another period (IAS 1.36, 1.51(c)).
 */
export function checkDates(context: StatementContext): CheckResult {
  const { columnDates, period, isLedgerAlone, openedBy, trace, generalLedger } = context;
  if (columnDates.length === 0)
    return (isLedgerAlone || openedBy !== null) && trace !== null && generalLedger !== null
      ? checkMonths(trace, generalLedger)
      : notTested("The headings of the files say no dates to compare with the period.");
  const wrong = period
    ? columnDates.flatMap((column) => againstPeriod(column, period) ?? [])
    : againstEachOther(columnDates);
  const [first, ...others] = wrong;
  if (first === undefined) {
    const headings = [...new Set(columnDates.map(headingWithLength))];
    return passed(
      `The dates of the files fit the period: ${headings.join(", ")}.${lengthsOf(columnDates)}`,
      null,
    );
  }
  const more =
    ["", " One more column is of another date."][others.length] ??
    ` ${others.length} more columns are of other dates.`;
  return failed(`${first}${more} Correct the period, or choose other files or columns.`, null);
}

/** A ledger is complete for the period only if it has entries in the first and the last month. */
function checkMonths({ months, lastDay }: Trace, ledger: GeneralLedger): CheckResult {
  const { origin, period } = ledger;
  const isUsed = ({ movements }: Trace["months"][number]) => movements.size > 0;
  const [first, last] = [months.find(isUsed), months.findLast(isUsed)];
  if (first === undefined || last === undefined)
    return notTested("The general ledger has no entries in the period.");
  const [from, to] = [printMonth(first.start), printMonth(last.end)];
  const entries = from === to ? `entries of ${from}` : `entries from ${from} to ${to}`;
  if (origin?.isPeriodOfEntries)
    return notTested(
      `The general ledger has ${entries}. Nothing says of what period it is: ${printDay(period.start)} to ${printDay(period.end)} was taken from its entries, and what is missing at its end would not be seen. Set the period.`,
    );
  if (first !== months[0] || last !== months.at(-1))
    return notTested(
      `The general ledger has ${entries}. Nothing says that those before and after hold none.`,
    );
  if (lastDay !== null && lastDay < period.end && !isProven(ledger))
    return notTested(
      `The general ledger has ${entries}, the last of ${printDay(lastDay)}. Nothing says that the days up to ${printDay(period.end)} hold none.`,
    );
  return passed(`The general ledger has ${entries}, and the period is of these months.`, null);
}

function headingWithLength({ heading, months }: ColumnDate): string {
  return months === null ? `"${heading.trim()}"` : `"${heading.trim()}" (${monthsOf(months)})`;
}

/** The time between the two balances, and the length of the profit and loss, as far as the headings state them. */
function lengthsOf(columns: readonly ColumnDate[]): string {
  const dayAt = (end: ColumnDate["end"]) =>
    columns.find(
      (column) => column.end === end && column.fileType !== "profit_loss" && !column.isYearAlone,
    )?.day;
  const [opening, closing] = [dayAt("opening"), dayAt("closing")];
  const months = columns.find(({ fileType }) => fileType === "profit_loss")?.months ?? null;
  const moved =
    opening === undefined || closing === undefined
      ? null
      : Math.round((closing - opening) / DAYS_A_MONTH);
  if (moved === null) return months === null ? "" : ` The profit is of ${monthsOf(months)}.`;
  const profit = months === null ? "" : `, and the profit is of ${monthsOf(months)}`;
  return ` The balances move over ${monthsOf(moved)}${profit}.`;
}

function monthsOf(count: number): string {
  return count === 1 ? "1 month" : `${count} months`;
}

/** A fiscal year of 52 or 53 weeks ends a few days before or after the calendar date. */
const FURTHEST = 15;

function againstPeriod(column: ColumnDate, period: Period): string | null {
  const { end, months } = column;
  if (!isAtEnd(column, period)) {
    const words =
      end === "closing"
        ? `the period ends on ${printDay(period.end)}`
        : `the period begins on ${printDay(period.start)}`;
    return `${nameOf(column)} is taken for the ${end} ${end === "closing" ? "amounts" : "balances"}, and ${words}.`;
  }
  const length = Math.round((dayOfIso(period.end) - dayOfIso(period.start) + 1) / DAYS_A_MONTH);
  return end === "closing" && months !== null && months !== length
    ? `${nameOf(column)} is of ${months} months, and the period of ${length}.`
    : null;
}

const DAYS_A_MONTH = 30.44;

function isAtEnd({ end, day, year, isYearAlone }: ColumnDate, { start, end: last }: Period) {
  const years = [start, last].map((date) => Number(date.slice(0, 4)));
  if (end === "closing") return isYearAlone ? years.includes(year) : isNear(day, dayOfIso(last));
  const before = dayOfIso(start) - 1;
  if (!isYearAlone) return isNear(day, before);
  // A year ending in March 2026 is called 2025 by some and 2026 by others
  const [first = 0, second = 0] = years;
  const named = [
    new Date(before * MS_PER_DAY).getUTCFullYear(),
    ...(first === second ? [] : [first - 1]),
  ];
  return named.includes(year);
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= FURTHEST;
}

/** Compares the files with each other, where no period is set. */
function againstEachOther(columns: readonly ColumnDate[]): string[] {
  return (["closing", "opening"] as const).flatMap((end) => {
    const [first, ...others] = columns.filter((column) => column.end === end);
    const other = first && others.find((column) => !isSameTime(first, column));
    return first && other ? [`${nameOf(first)} and ${nameOf(other)} are of different dates.`] : [];
  });
}

function isSameTime(one: ColumnDate, other: ColumnDate): boolean {
  if (one.isYearAlone && other.isYearAlone) return one.year === other.year;
  if (one.isYearAlone || other.isYearAlone) return Math.abs(one.year - other.year) <= 1;
  return isNear(one.day, other.day);
}

function nameOf({ fileType, heading }: ColumnDate): string {
  return `${fileTypeLabels[fileType]}, column "${heading.trim()}",`;
}
