import type { Minor } from "../../money/Minor.ts";

/** An amount with more decimals than its currency has, and by how much its rounded value is too large. */
export type RoundedCell = {
  at: number;
  /** In `PARTS` of a minor unit. */
  excess: bigint;
};

const DECIMALS = 18;

/** Into how many parts a minor unit is divided to measure rounding. */
export const PARTS = 10n ** BigInt(DECIMALS);

/** Measures by how much an amount exceeds the plain decimal it was rounded from. */
export function roundingExcess(
  rounded: Minor,
  whole: string,
  fraction: string,
  decimals: number,
): bigint {
  const digits = decimals + DECIMALS;
  const exact = BigInt(whole + fraction.slice(0, digits).padEnd(digits, "0"));
  return rounded * PARTS - exact;
}
