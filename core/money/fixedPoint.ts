/** An amount of up to twelve decimals as a whole number of their smallest unit: added and taken off exactly, whatever the currency. */
export type FixedPoint = bigint;

const DECIMALS = 12;

/** The amount of these digits before and behind the point; further decimals are cut off. */
export function fixedPoint(whole: string, fraction: string): FixedPoint {
  return BigInt(`${whole || "0"}${fraction.slice(0, DECIMALS).padEnd(DECIMALS, "0")}`);
}

/** The amount as text: a minus where it is negative, a point, twelve decimals. */
export function printFixedPoint(amount: FixedPoint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(DECIMALS + 1, "0");
  const text = `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
  return amount < 0n ? `-${text}` : text;
}
