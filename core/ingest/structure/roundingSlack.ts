import { absolute, type Minor } from "../../money/Minor.ts";
import type { StatementItem } from "./StatementItem.ts";

/** So large a share of a report's amounts is written to its last digit or coarser. */
const MOST_OF = 0.8;

/** What one in the last digit is that a report writes, in minor units: a cent (of "500.00" too), a tenth, or a whole unit. */
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

/** A difference is one of rounding only where the largest figure is so many times as large. */
const SMALL = 100n;

/**
 * How far so many figures rounded one by one may be from a sum that was rounded too, in their last digit: twice the
 * standard deviation of what they are off by together, each by half of it at the most, and one at least.
 */
function unitsOff(count: number): bigint {
  return BigInt(Math.max(1, Math.floor(Math.sqrt((count + 1) / 3))));
}

/** Where a report only happens to be in whole units, more figures than these are not off by more. */
const MOST_WHOLE = 11;

/** The same where no unit is named. */
export function wholeUnitsOff(values: readonly (readonly Minor[])[]): bigint {
  return unitsOff(Math.min(countFilled(values), MOST_WHOLE));
}

/** Rows of nil were rounded by nothing. */
function countFilled(values: readonly (readonly Minor[])[]): number {
  return values.filter((own) => own.some((amount) => amount !== 0n)).length;
}

/** The same as an amount; nothing beside figures so small that they come near to anything. */
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
