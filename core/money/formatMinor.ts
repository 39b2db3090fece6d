import { absolute, type Minor } from "./Minor.ts";

/** Writes an amount as the numeric string of the API, with the decimals of its currency: "-1234.50", "-1235". */
export function formatMinor(amount: Minor, decimals: number): string {
  const digits = absolute(amount)
    .toString()
    .padStart(decimals + 1, "0");
  const sign = amount < 0n ? "-" : "";
  if (decimals === 0) return sign + digits;
  const split = digits.length - decimals;
  return `${sign}${digits.slice(0, split)}.${digits.slice(split)}`;
}
