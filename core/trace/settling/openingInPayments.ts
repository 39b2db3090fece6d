import { type Amount, absolute, minus } from "../../money/Amount.ts";
import { isChance } from "./isChance.ts";
import type { SilentLine } from "./SilentLine.ts";

/**
 * The first payments, among those that equal no invoice, that sum to the opening balance to the cent; otherwise none.
 */
export function openingInPayments(opening: Amount, lines: readonly SilentLine[]): SilentLine[] {
  const paid = lines.filter(({ hasCash, amount }) => hasCash && amount < 0 !== opening < 0);
  let left = absolute(opening);
  for (const [at, { amount }] of paid.entries()) {
    left = minus(left, absolute(amount));
    if (left > 0) continue;
    const found = paid.slice(0, at + 1);
    return left === 0 && !isChance(absolute(opening), found.length) ? found : [];
  }
  return [];
}
