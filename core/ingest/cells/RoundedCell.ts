import type { Minor } from "../../money/Minor.ts";

/** An amount with more than two decimals, and by how much its rounded value is too large. */
export type RoundedCell = {
  at: number;
  /** In `PARTS` of a minor unit. */
  excess: bigint;
};

const DECIMALS = 20;
const MINOR_DECIMALS = 2;

/** Into how many parts a minor unit is divided to measure rounding: twenty decimals of the whole. */
export const PARTS = 10n ** BigInt(DECIMALS - MINOR_DECIMALS);

/** Measures by how much an amount exceeds the plain decimal it was rounded from. */
export function roundingExcess(rounded: Minor, whole: string, fraction: string): bigint {
  const exact = BigInt(whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, "0"));
  return rounded * PARTS - exact;
}
