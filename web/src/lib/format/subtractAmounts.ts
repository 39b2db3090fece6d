import { decimalsIn, formatMinor, parseMinor } from "@tieout/core";

/** The difference of two amounts of the API, exact to the last decimal ("10.50" less "0.75" is "9.75"). */
export function subtractAmounts(from: string, amount: string): string {
  const decimals = mostDecimals([from, amount]);
  return formatMinor(read(from, decimals) - read(amount, decimals), decimals);
}

/** The sum of amounts of the API, exact to the last decimal. */
export function addAmounts(amounts: readonly string[]): string {
  const decimals = mostDecimals(amounts);
  return formatMinor(
    amounts.reduce((total, amount) => total + read(amount, decimals), 0n),
    decimals,
  );
}

/** People write "180" beside "12.50": two decimals, and three where an amount has them. */
function mostDecimals(amounts: readonly string[]): number {
  return Math.max(2, ...amounts.map(decimalsIn));
}

function read(amount: string, decimals: number): bigint {
  const parsed = /^-?\d/.test(amount) ? parseMinor(amount, decimals) : null;
  if (!parsed || parsed.isRounded) throw new Error(`"${amount}" is not an amount of the API`);
  return parsed.amount;
}
