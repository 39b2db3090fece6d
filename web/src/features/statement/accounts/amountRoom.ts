type Amounts = { opening: string; closing: string; movement: string };

/**
 * How wide a column of amounts has to be for the longest of them, in widths of a digit: an amount that is cut reads
 * as another one. Separators are half as wide, and brackets as wide as a digit together.
 */
export function amountRoomOf(rows: readonly Amounts[]): number {
  let digits = 1;
  for (const { opening, closing, movement } of rows)
    digits = Math.max(digits, digitsOf(opening), digitsOf(closing), digitsOf(movement));
  return digits + Math.floor((digits - 1) / 3) / 2 + 1;
}

/** Of the whole units, which are all that is shown; rounding may make one more of them. */
function digitsOf(amount: string): number {
  const [units = ""] = amount.replace("-", "").split(".");
  return /^9+$/.test(units) ? units.length + 1 : units.length;
}
