import { divideRounded } from "./divideRounded.ts";
import type { Minor } from "./Minor.ts";

/** A ratio in basis points: 10,000 is the whole. Exact to the basis point. */
export type BasisPoints = bigint;

export const WHOLE: BasisPoints = 10_000n;

/** A share of an amount, rounded to the minor unit. */
export function shareOf(amount: Minor, share: BasisPoints): Minor {
  return divideRounded(amount * share, WHOLE);
}
