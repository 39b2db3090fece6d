import type { Minor } from "./Minor.ts";

const WRITTEN = /^-?\d+\.\d{2}$/;

/**
 * The minor units of an amount that we wrote ourselves ("-1234.50"). Anything else is a fault of
 * ours or damage to what is stored, and throws: it is never taken for zero.
 */
export function minorOf(amount: string): Minor {
  if (!WRITTEN.test(amount)) throw new Error(`"${amount}" is not an amount with two decimals`);
  return BigInt(amount.replace(".", ""));
}
