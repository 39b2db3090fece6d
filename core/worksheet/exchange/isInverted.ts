import type { Rate } from "../../ingest/rates/ExchangeRates.ts";
import type { FxRateRow } from "../../ingest/rows.ts";
import { roughDollarValue } from "./roughDollarValue.ts";

/** The inverse must be nearer to the usual rate by at least this difference of logarithms. */
const CLEARLY_NEARER = 0.2;

/**
 * Whether rates are written as foreign units per reporting unit: the description says so ("USD per GBP", "GBP/USD"), or
 * the rate is clearly nearer to the inverse of the usual one.
 */
export function isInverted(
  rows: readonly FxRateRow[],
  rate: Rate,
  foreign: string,
  reporting: string,
): boolean {
  const texts = rows.map((row) => row.description.toUpperCase());
  if (
    texts.some(
      (text) =>
        text.includes(`${foreign} PER ${reporting}`) || text.includes(`${reporting}/${foreign}`),
    )
  ) {
    return true;
  }
  if (
    texts.some(
      (text) =>
        text.includes(`${reporting} PER ${foreign}`) || text.includes(`${foreign}/${reporting}`),
    )
  ) {
    return false;
  }
  const usual = usualRate(foreign, reporting);
  if (usual === null) return false;
  const written = Math.log(Number(rate.numerator) / Number(rate.denominator));
  const asWritten = Math.abs(written - Math.log(usual));
  const inverse = Math.abs(written + Math.log(usual));
  return asWritten - inverse > CLEARLY_NEARER;
}

function usualRate(foreign: string, reporting: string): number | null {
  const foreignValue = roughDollarValue[foreign];
  const reportingValue = roughDollarValue[reporting];
  return foreignValue && reportingValue ? foreignValue / reportingValue : null;
}
