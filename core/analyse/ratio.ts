import { divideRounded } from "../money/divideRounded.ts";
import { absolute, type Minor } from "../money/Minor.ts";
import { type BasisPoints, basisPoints, WHOLE } from "../money/shareOf.ts";

/** A part of a base, in basis points; null without a base. */
export function ratio(part: Minor, base: Minor): BasisPoints | null {
  return base === 0n ? null : basisPoints(Number(divideRounded(part * BigInt(WHOLE), base)));
}

/** The growth of an amount, in basis points; null without an earlier amount. */
export function growth(before: Minor, now: Minor): BasisPoints | null {
  return ratio(now - before, absolute(before));
}

/** The median, the lower one of two; null for an empty list. */
export function median<Count extends number>(values: readonly Count[]): Count | null {
  const inOrder = values.toSorted((a, b) => a - b);
  return inOrder[Math.floor((inOrder.length - 1) / 2)] ?? null;
}

/** The change of a ratio, in basis points of its earlier value. */
export function relativeChange(before: BasisPoints, now: BasisPoints): BasisPoints {
  return growth(BigInt(before), BigInt(now)) ?? basisPoints(0);
}
