import {
  invertRates,
  type PeriodRates,
  readPeriodRates,
} from "../../ingest/rates/ExchangeRates.ts";
import type { FxRateRow } from "../../ingest/rows.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import { isInverted } from "./isInverted.ts";

export type RatesInput = {
  rows: readonly FxRateRow[];
  reportingCurrency: string;
  period: { start: string; end: string } | null;
};

/** The rates of a currency, if there are any for both ends of the period, with warnings. */
export type ChosenRates = { rates: PeriodRates | null; warnings: readonly Problem[] };

/**
 * Chooses the rates from a currency to the reporting currency: from rows of that pair, else from the inverse pair.
 * Rates that look like the inverse are inverted, with a warning.
 */
export function chooseRates(currency: string, input: RatesInput): ChosenRates {
  const { rows, reportingCurrency: reporting, period } = input;
  const own = rows.filter(
    (row) => row.currency === currency && (row.inCurrency ?? reporting) === reporting,
  );
  const turned = rows.filter((row) => row.currency === reporting && row.inCurrency === currency);
  const asWritten = readPeriodRates(own, period);
  const ofTurned = asWritten ? null : readPeriodRates(turned, period);
  const rates = asWritten ?? (ofTurned && invertRates(ofTurned));
  // Where the row names both currencies, its description is not needed
  const unsaid = own.filter((row) => row.inCurrency === undefined);
  if (!rates) return { rates, warnings: [] };
  const ofAverage = rates.isAverageOfOtherTime
    ? [problem("exchange_average_elsewhere", { value: currency })]
    : [];
  if (!isInverted(unsaid, rates.closing, currency, reporting))
    return { rates, warnings: ofAverage };
  return {
    rates: invertRates(rates),
    warnings: [problem("exchange_rates_inverted", { value: currency }), ...ofAverage],
  };
}
