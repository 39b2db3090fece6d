import type { Minor } from "../../money/Minor.ts";

/** An amount with more decimals than its currency has, and its rounding error. */
export type RoundedCell = {
  at: number;
  /** In `PARTS` of a minor unit. */
  excess: bigint;
};

const DECIMALS = 18;

/** The number of parts of a minor unit in which rounding errors are measured. */
export const PARTS = 10n ** BigInt(DECIMALS);

/** The rounding error of an amount: rounded value less exact value. */
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
