import type { TableRow } from "../../../table/Table.ts";
import { isFigure } from "../../cells/looksLikeAmount.ts";
import { nearAmount } from "../../cells/nearAmount.ts";

/** This many subtotals must agree, one of them of several items. */
const FEWEST_SUMS = 2;
const CENT = 0.015;

/**
 * Whether one column has items and another their subtotals, by the figures: each subtotal equals the items since the
 * previous one, beside the last item or in a row of its own, and no item is left over.
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

/** Whether a row is deducted from items above: "Less: accumulated depreciation 5,000". */
export function isTakenOff(name: string, amount: string): boolean {
  return /^\W*less\b/i.test(name) && nearAmount(amount) > 0;
}
