import { absolute, MINOR_DECIMALS, type Minor } from "./Minor.ts";

/** How many digits a number may be written with before the point, and after it. */
export const amountDigits = { whole: 18, fraction: 30 } as const;

const TOO_LARGE: Minor = 10n ** BigInt(amountDigits.whole + MINOR_DECIMALS);

/** Whether an amount has more digits before the point than one may be written with. */
export function isTooLarge(amount: Minor): boolean {
  return absolute(amount) >= TOO_LARGE;
}

/** Whether a number has more digits than one may be written with; zeros in front are none. */
export function hasTooManyDigits(whole: string, fraction: string): boolean {
  const { length } = whole.replace(/^0+/, "");
  return length > amountDigits.whole || fraction.length > amountDigits.fraction;
}
