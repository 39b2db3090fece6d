import { divideRounded } from "../money/divideRounded.ts";
import { absolute, type Minor } from "../money/Minor.ts";
import { type BasisPoints, basisPoints, WHOLE } from "../money/shareOf.ts";

/** A part of a base in basis points; null where there is no base. */
export function ratio(part: Minor, base: Minor): BasisPoints | null {
  return base === 0n ? null : basisPoints(Number(divideRounded(part * BigInt(WHOLE), base)));
}

/** By how much an amount grew; null where there was nothing to grow from. */
export function growth(before: Minor, now: Minor): BasisPoints | null {
  return ratio(now - before, absolute(before));
}

/** The middle of a list, the lower one of two; null for an empty list. */
export function median<Count extends number>(values: readonly Count[]): Count | null {
  const inOrder = values.toSorted((a, b) => a - b);
  return inOrder[Math.floor((inOrder.length - 1) / 2)] ?? null;
}

/** How far a ratio moved from what it was, in basis points of what it was. */
export function relativeChange(before: BasisPoints, now: BasisPoints): BasisPoints {
  return growth(BigInt(before), BigInt(now)) ?? basisPoints(0);
}
