import { divideRounded, type Minor } from "@tieout/core";

/**
 * Reads stored minor units in the decimals of another currency: a project may have changed its own
 * since. Fewer decimals are rounded half away from zero; what no longer balances then is a draft.
 */
export function inDecimals(written: number, wanted: number): (amount: string) => Minor {
  if (written === wanted) return BigInt;
  const factor = 10n ** BigInt(Math.abs(wanted - written));
  return written < wanted
    ? (amount) => BigInt(amount) * factor
    : (amount) => divideRounded(BigInt(amount), factor);
}
