import { divideRounded } from "./divideRounded.ts";
import type { Minor } from "./Minor.ts";

/**
 * A ratio in whole basis points: 10,000 is the whole. A number, where an amount is a bigint: the
 * compiler refuses to take one for the other.
 */
export type BasisPoints = number;

export const WHOLE: BasisPoints = 10_000;

/** A share of an amount, rounded to the minor unit. */
export function shareOf(amount: Minor, share: BasisPoints): Minor {
  return divideRounded(amount * BigInt(share), BigInt(WHOLE));
}
