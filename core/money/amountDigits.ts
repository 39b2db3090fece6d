import { absolute, type Minor } from "./Minor.ts";

/** How many digits a number may be written with before the point, and after it. */
export const amountDigits = { whole: 18, fraction: 30 } as const;

/** Whether an amount has more digits before the point than one may be written with. */
export function isTooLarge(amount: Minor, decimals: number): boolean {
  return absolute(amount) >= 10n ** BigInt(amountDigits.whole + decimals);
}

/** Whether a number has more digits than one may be written with; zeros in front are none. */
export function hasTooManyDigits(whole: string, fraction: string): boolean {
  const { length } = whole.replace(/^0+/, "");
  return length > amountDigits.whole || fraction.length > amountDigits.fraction;
}
