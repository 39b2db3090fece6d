import { daysBetween } from "../../text/addDays.ts";
import type { FxRateRow } from "../rows.ts";

/** A positive exact fraction: reporting currency per foreign unit. */
export type Rate = { numerator: bigint; denominator: bigint };

/** The three rates of one currency that the effect on cash is computed from. */
export type PeriodRates = { opening: Rate; average: Rate; closing: Rate };

type Period = { start: string; end: string };
type DatedRate = { date: string; rate: Rate };

/**
 * Chooses the opening, average and closing rate of a currency: by what a row's description says,
 * else by its date. Of several the one at the end of the period counts, and one that is dated further
 * than a month from it is of another time and counts for nothing. Without a described average it is
 * the mean of the rates inside the period. Null when the rows do not give an opening and a closing rate.
 */
export function readPeriodRates(
  rows: readonly FxRateRow[],
  period: Period | null,
): PeriodRates | null {
  const atOneDay = rows.filter(({ description }) => !AVERAGE.test(description));
  const opening = openingOf(described(atOneDay, OPENING), atOneDay, period);
  const closing = closingOf(described(atOneDay, CLOSING), atOneDay, period);
  if (!opening || !closing) return null;
  const average =
    averageOf(described(rows, AVERAGE), period) ??
    meanOfSeveral(inPeriod(datedRates(atOneDay), period)) ??
    mean([opening, closing]);
  return average && { opening, average, closing };
}

const OPENING = /\b(open|opening|b\/?f(wd)?|start|beginning)\b/i;
const CLOSING = /\b(clos(e|ing)|c\/?f(wd)?|end|ending|year[- ]end)\b/i;
const AVERAGE = /\b(average|avg|mean)\b/i;

/** A rate further from the end of a period than this many days is of another time. */
const FURTHEST = 31;

/** Turns rates written as foreign units per reporting unit the right way round. */
export function invertRates({ opening, average, closing }: PeriodRates): PeriodRates {
  return { opening: invert(opening), average: invert(average), closing: invert(closing) };
}

/** Reads a positive decimal string exactly. */
export function parseRate(text: string): Rate {
  const [whole = "", fraction = ""] = text.split(".");
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) };
}

function described(rows: readonly FxRateRow[], pattern: RegExp): FxRateRow[] {
  return rows.filter(({ description }) => pattern.test(description));
}

function datedRates(rows: readonly FxRateRow[]): DatedRate[] {
  return rows
    .flatMap((row) => (row.date === null ? [] : [{ date: row.date, rate: parseRate(row.rate) }]))
    .toSorted((left, right) => (left.date < right.date ? -1 : 1));
}

/** What a description alone says, without a date. */
function undatedRate(rows: readonly FxRateRow[]): Rate | null {
  const undated = rows.filter(({ date }) => date === null);
  return mean(undated.map(({ rate }) => parseRate(rate)));
}

function openingOf(
  said: readonly FxRateRow[],
  rows: readonly FxRateRow[],
  period: Period | null,
): Rate | null {
  return rateOfDay(said, rows, (dated) =>
    period
      ? nearest(
          dated.filter(({ date }) => date < period.end),
          period.start,
        )
      : dated[0],
  );
}

function closingOf(
  said: readonly FxRateRow[],
  rows: readonly FxRateRow[],
  period: Period | null,
): Rate | null {
  // A single date is neither the beginning nor the end
  const isOne = !period && datedRates(rows).length < 2;
  return rateOfDay(said, isOne ? [] : rows, (dated) =>
    period
      ? nearest(
          dated.filter(({ date }) => date > period.start),
          period.end,
        )
      : dated.at(-1),
  );
}

/** The rate of one end of the period: of the rows that say they are of it, by their dates or without one, else of any row. */
function rateOfDay(
  said: readonly FxRateRow[],
  rows: readonly FxRateRow[],
  choose: (dated: readonly DatedRate[]) => DatedRate | null | undefined,
): Rate | null {
  const ofRows = (some: readonly FxRateRow[]) => choose(datedRates(some))?.rate ?? null;
  return ofRows(said) ?? undatedRate(said) ?? ofRows(rows);
}

/** The last rate until a day, else the first after it, unless it is too far away. */
function nearest(dated: readonly DatedRate[], day: string): DatedRate | null {
  const found = dated.findLast(({ date }) => date <= day) ?? dated.find(({ date }) => date > day);
  return found && Math.abs(daysBetween(found.date, day)) <= FURTHEST ? found : null;
}

/** Of dated averages those within the period. */
function averageOf(said: readonly FxRateRow[], period: Period | null): Rate | null {
  return mean(inPeriod(datedRates(said), period)) ?? undatedRate(said);
}

function inPeriod(dated: readonly DatedRate[], period: Period | null): Rate[] {
  const inside = period
    ? dated.filter(({ date }) => date >= period.start && date <= period.end)
    : dated;
  return inside.map(({ rate }) => rate);
}

function meanOfSeveral(rates: readonly Rate[]): Rate | null {
  return rates.length > 1 ? mean(rates) : null;
}

function mean(rates: readonly Rate[]): Rate | null {
  if (rates.length === 0) return null;
  const total = rates.reduce(add);
  return { ...total, denominator: total.denominator * BigInt(rates.length) };
}

/** Decimals take the more places of two: products of all denominators would grow with every rate. */
function add(one: Rate, other: Rate): Rate {
  const [few, many] = one.denominator < other.denominator ? [one, other] : [other, one];
  const times = many.denominator / few.denominator;
  if (few.denominator * times === many.denominator)
    return { numerator: many.numerator + few.numerator * times, denominator: many.denominator };
  return {
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  };
}

function invert({ numerator, denominator }: Rate): Rate {
  return { numerator: denominator, denominator: numerator };
}
