import { absolute, MINOR_DECIMALS, type Minor } from "./Minor.ts";

/** Writes an amount as the numeric string of the API: "-1234.50", always two decimals. */
export function formatMinor(amount: Minor): string {
  if (amount === 0n) return ZERO;
  const digits = absolute(amount)
    .toString()
    .padStart(MINOR_DECIMALS + 1, "0");
  const split = digits.length - MINOR_DECIMALS;
  return `${amount < 0n ? "-" : ""}${digits.slice(0, split)}.${digits.slice(split)}`;
}

/** Half of what a worksheet writes is nothing: one text serves them all. */
const ZERO = "0.00";
