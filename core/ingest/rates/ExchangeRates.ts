import { addDays, daysBetween } from "../../text/addDays.ts";
import type { FxRateRow } from "../rows.ts";
import { kindOfRate, type RateKind, saysAverage } from "./rateWords.ts";

/** A positive exact fraction: reporting currency per foreign unit. */
export type Rate = { numerator: bigint; denominator: bigint };

/** The three rates of one currency that the effect on cash is computed from. */
export type PeriodRates = {
  opening: Rate;
  average: Rate;
  closing: Rate;
  /** The file has averages, and they are of another time. */
  isAverageOfOtherTime?: true;
};

type Period = { start: string; end: string };
type DatedRate = { date: string; rate: Rate };

/**
 * Chooses the opening, average and closing rate of a currency: by what a row's description says,
 * else by its date. Of several the one at the end of the period counts, and one that is dated further
 * than a month from it is of another time and counts for nothing. Without a described average it is
 * the mean of the rates inside the period. Null when the rows do not give an opening and a closing rate.
 */
export function readPeriodRates(
  written: readonly FxRateRow[],
  period: Period | null,
): PeriodRates | null {
  const rows = written.flatMap((row) => {
    const date = dateOf(row, period);
    return date === null && row.year !== undefined ? [] : [{ ...row, date }];
  });
  const atOneDay = rows.filter(({ description }) => !saysAverage(description));
  const opening = openingOf(described(atOneDay, "Opening"), atOneDay, period);
  const closing = closingOf(described(atOneDay, "Closing"), atOneDay, period);
  if (!opening || !closing) return null;
  const said = described(rows, "Average");
  const average = averageOf(said, period);
  const between = average ?? meanOfSeveral(inPeriod(datedRates(atOneDay), period));
  const isOfOtherTime = average === null && said.length > 0;
  return {
    opening,
    average: between ?? middleOf(opening, closing),
    closing,
    ...(isOfOtherTime && { isAverageOfOtherTime: true }),
  };
}

/** The day of a rate; a year in its place ends with that of the period, whose length is a year, else in December. */
function dateOf({ date, year }: FxRateRow, period: Period | null): string | null {
  if (date !== null || year === undefined) return date;
  if (period === null) return `${year}-12-31`;
  const { start, end } = period;
  const isYear = Math.abs(daysBetween(start, end) - DAYS_OF_YEAR) <= DAYS_BESIDE;
  const ends = [end, addDays(start, -1)].map((day) => day.slice(4));
  // Of a part of a year nobody says whether its end is that of the year
  if (!isYear) return ends.includes("-12-31") ? `${year}-12-31` : null;
  return lastDay(`${year}${end.slice(4)}`);
}

const DAYS_OF_YEAR = 365;
/** A year of 52 or 53 weeks. */
const DAYS_BESIDE = 10;

/** The last of February is another day in a leap year. */
function lastDay(day: string): string {
  const [year, isFebruary] = [Number(day.slice(0, 4)), /-02-2[89]$/.test(day)];
  return isFebruary ? addDays(`${year}-03-01`, -1) : day;
}

/** A rate further from the end of a period than this many days is of another time. */
const FURTHEST = 31;

/** Turns rates written as foreign units per reporting unit the right way round. */
export function invertRates(rates: PeriodRates): PeriodRates {
  const { opening, average, closing } = rates;
  return {
    ...rates,
    opening: invert(opening),
    average: invert(average),
    closing: invert(closing),
  };
}

/** Reads a positive decimal string exactly. */
export function parseRate(text: string): Rate {
  const [whole = "", fraction = ""] = text.split(".");
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) };
}

function described(rows: readonly FxRateRow[], kind: RateKind): FxRateRow[] {
  return rows.filter(({ description }) => kindOfRate(description) === kind);
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

function middleOf(one: Rate, other: Rate): Rate {
  const { numerator, denominator } = add(one, other);
  return { numerator, denominator: denominator * 2n };
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
