import { type Amount, absolute, minus } from "../../money/Amount.ts";
import { isChance } from "./isChance.ts";
import type { SilentLine } from "./SilentLine.ts";

/**
 * The first payments, of those that are of the size of no bill, that come to what was open at the start, to the cent;
 * none where they do not.
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
