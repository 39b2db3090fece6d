import type { FxRateRow } from "../rows.ts";

/** A positive exact fraction: reporting currency per foreign unit. */
export type Rate = { numerator: bigint; denominator: bigint };

/** The three rates of one currency that the effect on cash is computed from. */
export type PeriodRates = { opening: Rate; average: Rate; closing: Rate };

type Period = { start: string; end: string };
type DatedRate = { date: string; rate: Rate };

/**
 * Chooses the opening, average and closing rate of a currency: by what a row's description says,
 * else by its date. Without a described average it is the mean of the rates inside the period.
 * Null when the rows do not give an opening and a closing rate.
 */
export function readPeriodRates(
  rows: readonly FxRateRow[],
  period: Period | null,
): PeriodRates | null {
  const dated = datedRates(rows);
  const opening =
    described(rows, /\b(open|opening|b\/?f(wd)?|start|beginning)\b/i) ?? openingOf(dated, period);
  const closing =
    described(rows, /\b(clos(e|ing)|c\/?f(wd)?|end|ending|year[- ]end)\b/i) ??
    closingOf(dated, period);
  if (!opening || !closing) return null;
  const average =
    described(rows, /\b(average|avg|mean)\b/i) ??
    mean(inPeriod(dated, period)) ??
    mean([opening, closing]);
  return average && { opening, average, closing };
}

/** Turns rates written as foreign units per reporting unit the right way round. */
export function invertRates({ opening, average, closing }: PeriodRates): PeriodRates {
  return { opening: invert(opening), average: invert(average), closing: invert(closing) };
}

/** Reads a positive decimal string exactly. */
export function parseRate(text: string): Rate {
  const [whole = "", fraction = ""] = text.split(".");
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) };
}

function described(rows: readonly FxRateRow[], pattern: RegExp): Rate | null {
  const found = rows.filter((row) => pattern.test(row.description));
  return found[0] ? mean(found.map((row) => parseRate(row.rate))) : null;
}

function datedRates(rows: readonly FxRateRow[]): DatedRate[] {
  return rows
    .filter((row) => !/\b(average|avg|mean)\b/i.test(row.description))
    .flatMap((row) => (row.date === null ? [] : [{ date: row.date, rate: parseRate(row.rate) }]))
    .toSorted((left, right) => (left.date < right.date ? -1 : 1));
}

function openingOf(dated: readonly DatedRate[], period: Period | null): Rate | null {
  const before = period ? dated.filter(({ date }) => date <= period.start).at(-1) : null;
  return (before ?? dated[0])?.rate ?? null;
}

function closingOf(dated: readonly DatedRate[], period: Period | null): Rate | null {
  const until = period ? dated.filter(({ date }) => date <= period.end) : dated;
  return until.length > 1 || period ? (until.at(-1)?.rate ?? null) : null;
}

function inPeriod(dated: readonly DatedRate[], period: Period | null): Rate[] {
  const inside = period
    ? dated.filter(({ date }) => date >= period.start && date <= period.end)
    : dated;
  return inside.length > 1 ? inside.map(({ rate }) => rate) : [];
}

function mean(rates: readonly Rate[]): Rate | null {
  if (rates.length === 0) return null;
  const total = rates.reduce((left, right) => ({
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  }));
  return { ...total, denominator: total.denominator * BigInt(rates.length) };
}

function invert({ numerator, denominator }: Rate): Rate {
  return { numerator: denominator, denominator: numerator };
}
