import type { TableRow } from "../../../table/Table.ts";
import { isFigure } from "../../cells/looksLikeAmount.ts";
import { nearAmount } from "../../cells/nearAmount.ts";

/** So many sums have to agree, one of them of several items. */
const FEWEST_SUMS = 2;
const CENT = 0.015;

/**
 * Whether one column holds the items and another their sums, by the figures: each sum is what the items
 * above it come to, back to the sum before; it stands beside the last of them or in a row of its own, and no item is left over.
 */
export function provesInner(
  rows: readonly TableRow[],
  { inner, outer, name }: { inner: number; outer: number; name: number },
): boolean {
  let [open, count, sums, longest] = [0, 0, 0, 0];
  for (const { cells } of rows) {
    const [item, sum] = [cells[inner] ?? "", cells[outer] ?? ""];
    if (isFigure(item)) {
      open += isTakenOff(cells[name] ?? "", item) ? -nearAmount(item) : nearAmount(item);
      count += 1;
    }
    if (!isFigure(sum) || count === 0) continue;
    if (Math.abs(open - nearAmount(sum)) > CENT) return false;
    sums += 1;
    longest = Math.max(longest, count);
    [open, count] = [0, 0];
  }
  return count === 0 && sums >= FEWEST_SUMS && longest > 1;
}

/** "Less: accumulated depreciation 5,000" is taken off the items above it. */
export function isTakenOff(name: string, amount: string): boolean {
  return /^\W*less\b/i.test(name) && nearAmount(amount) > 0;
}
