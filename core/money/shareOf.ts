import { divideRounded } from "./divideRounded.ts";
import type { Minor } from "./Minor.ts";

declare const unit: unique symbol;

/**
 * A ratio in whole basis points: 10,000 is the whole. A type of its own: the compiler refuses a
 * percentage, a count or an amount in its place, and what is worked out of it has to be named again.
 */
export type BasisPoints = number & { readonly [unit]: "basis points" };

/** So many basis points, a whole number. */
export function basisPoints(count: number): BasisPoints {
  return count as BasisPoints; // the one place that names them
}

/** The whole of a base. */
export const WHOLE = basisPoints(10_000);

/** How far two ratios are apart. */
export function pointsApart(one: BasisPoints, other: BasisPoints): BasisPoints {
  return basisPoints(Math.abs(one - other));
}

/** An amount after it grew by a rate, rounded to the minor unit. */
export function grownBy(amount: Minor, rate: BasisPoints): Minor {
  return shareOf(amount, basisPoints(WHOLE + rate));
}

/** A share of an amount, rounded to the minor unit. */
export function shareOf(amount: Minor, share: BasisPoints): Minor {
  return divideRounded(amount * BigInt(share), BigInt(WHOLE));
}
