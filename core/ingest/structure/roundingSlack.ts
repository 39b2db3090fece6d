import { absolute, type Minor } from "../../money/Minor.ts";
import type { StatementItem } from "./StatementItem.ts";

/** The share of amounts that must be written to the last digit or coarser. */
const MOST_OF = 0.8;

/** The smallest step of a report's amounts in minor units: a cent (also for "500.00"), a tenth, or a whole unit. */
export function lastDigitOf(items: readonly StatementItem[], decimals: number): Minor {
  const amounts = items.flatMap(({ amounts: own, decimalsWritten: written = 0 }) =>
    (own ?? []).flatMap((amount) => (amount ? [{ amount, zeros: decimals - written }] : [])),
  );
  for (let zeros = decimals; zeros > 0; zeros -= 1) {
    const digit = 10n ** BigInt(zeros);
    const whole = amounts.filter((one) => one.zeros >= zeros && one.amount % digit === 0n).length;
    if (whole >= amounts.length * MOST_OF) return digit;
  }
  return 1n;
}

/** A difference is rounding only if the largest figure is this many times larger. */
const SMALL = 100n;

/**
 * The tolerated difference between rounded figures and their rounded sum, in units of the last digit: twice the
 * standard deviation, at least one.
 */
function unitsOff(count: number): bigint {
  return BigInt(Math.max(1, Math.floor(Math.sqrt((count + 1) / 3))));
}

/** In reports that happen to be in whole units, no more figures than this increase the tolerance. */
const MOST_WHOLE = 11;

/** The tolerance where no unit is stated. */
export function wholeUnitsOff(values: readonly (readonly Minor[])[]): bigint {
  return unitsOff(Math.min(countFilled(values), MOST_WHOLE));
}

/** The number of rows that are not zero, since zeros have no rounding error. */
function countFilled(values: readonly (readonly Minor[])[]): number {
  return values.filter((own) => own.some((amount) => amount !== 0n)).length;
}

/** The tolerance as an amount; zero for small figures, which match by chance. */
export function roundingSlack(
  lastDigit: Minor,
  values: readonly (readonly Minor[])[],
  printed: readonly (Minor | null)[],
): Minor {
  const slack = lastDigit * unitsOff(countFilled(values));
  const largest = [...values.flat(), ...printed].reduce<Minor>((most, amount) => {
    const size = absolute(amount ?? 0n);
    return size > most ? size : most;
  }, 0n);
  return slack * SMALL <= largest ? slack : 0n;
}
