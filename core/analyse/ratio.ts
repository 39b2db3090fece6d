import { divideRounded } from "../money/divideRounded.ts";
import type { Minor } from "../money/Minor.ts";
import { type BasisPoints, WHOLE } from "../money/shareOf.ts";

/** A part of a base in basis points; null where there is no base. */
export function ratio(part: Minor, base: Minor): BasisPoints | null {
  return base === 0n ? null : divideRounded(part * WHOLE, base);
}

/** By how much an amount grew; null where there was nothing to grow from. */
export function growth(before: Minor, now: Minor): BasisPoints | null {
  return before === 0n
    ? null
    : divideRounded((now - before) * WHOLE, before < 0n ? -before : before);
}

/** The middle of a list, the lower one of two; null for an empty list. */
export function median(values: readonly bigint[]): bigint | null {
  const inOrder = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return inOrder[Math.floor((inOrder.length - 1) / 2)] ?? null;
}

/** How far a ratio moved from what it was, in basis points of what it was. */
export function shift(before: BasisPoints, now: BasisPoints): BasisPoints {
  return growth(before, now) ?? 0n;
}
