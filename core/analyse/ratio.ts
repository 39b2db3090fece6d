import { divideRounded } from "../money/divideRounded.ts";
import type { Minor } from "../money/Minor.ts";

/** A ratio in basis points: 10,000 is the whole. Exact to the basis point. */
export type BasisPoints = bigint;

const WHOLE: BasisPoints = 10_000n;

/** A part of a base in basis points; null where there is no base. */
export function ratio(part: Minor, base: Minor): BasisPoints | null {
  return base === 0n ? null : divideRounded(part * WHOLE, base);
}

/** A share of an amount. */
export function shareOf(amount: Minor, share: BasisPoints): Minor {
  return divideRounded(amount * share, WHOLE);
}
