import type { PeriodRates } from "../../ingest/rates/ExchangeRates.ts";
import { divideRounded } from "../../money/divideRounded.ts";
import type { Minor } from "../../money/Minor.ts";

/**
 * The effect of exchange rate changes on one foreign-currency cash balance (IAS 7.28,
 * ASC 830-230-45-1): the opening foreign balance carried from the opening to the closing rate,
 * and the period's foreign flow from the average to the closing rate. With balances O and C in
 * the reporting currency that is C·(1 − ra/r1) − O·(1 − ra/r0), rounded once to minor units.
 */
export function exchangeEffect(opening: Minor, closing: Minor, rates: PeriodRates): Minor {
  const { opening: r0, average: ra, closing: r1 } = rates;
  const overOpening = {
    numerator: ra.numerator * r0.denominator,
    denominator: ra.denominator * r0.numerator,
  };
  const overClosing = {
    numerator: ra.numerator * r1.denominator,
    denominator: ra.denominator * r1.numerator,
  };
  const closingPart = closing * (overClosing.denominator - overClosing.numerator);
  const openingPart = opening * (overOpening.denominator - overOpening.numerator);
  return divideRounded(
    closingPart * overOpening.denominator - openingPart * overClosing.denominator,
    overOpening.denominator * overClosing.denominator,
  );
}
