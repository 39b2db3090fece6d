import type { Minor } from "./Minor.ts";

const WRITTEN = /^-?\d+(?:\.\d{2,3})?$/;

/**
 * The minor units of an amount that we wrote ourselves ("-1234.50", "1235"): it has the decimals of its
 * document. Anything else is a fault of ours or damage to what is stored, and throws: it is never taken
 * for zero; the error does not quote it, since it stands in the log. What comes from another document is
 * read by `minorInDecimals`.
 */
export function minorOf(amount: string): Minor {
  if (!WRITTEN.test(amount)) throw new Error("An amount is not written as it is here");
  return BigInt(amount.replace(".", ""));
}

/** How many decimals a written amount has. */
export function decimalsIn(amount: string): number {
  const point = amount.indexOf(".");
  return point < 0 ? 0 : amount.length - point - 1;
}
