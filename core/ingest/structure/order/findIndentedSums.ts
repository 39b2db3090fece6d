import type { Minor } from "../../../money/Minor.ts";
import type { StatementItem } from "../StatementItem.ts";
import { isNetResult } from "../sums/endOfProfit.ts";
import { addsUp, keptBeforeRest } from "../sums/matchRun.ts";

/** One such row may be chance, and so may two sums of single rows. */
const FEWEST_GROUPS = 2;
const FEWEST_OF_ONE = 3;

/** The rows that are sums of the rows below, and those of them that are results (some parts less others). */
export type IndentedSums = { groups: ReadonlySet<number>; results: ReadonlySet<number> };

/**
 * Finds rows that are the sum of the rows indented below them, in a report that prints sums above their parts. Either
 * all rows with figures and indented rows below qualify, or none. For results the last parts may be deducted: "Net
 * profit" above "Income" and "Expenses".
 */
export function findIndentedSums(items: readonly StatementItem[]): IndentedSums {
  const [groups, results] = [new Set<number>(), new Set<number>()];
  let count = 0;
  for (const [at, item] of items.entries()) {
    if (item.amounts === null) continue;
    const parts = partsOf(items, at);
    if (parts.length === 0) continue;
    if (!addsUp(parts, item.amounts)) {
      const isResult = item.words !== "plain" || isNetResult(item.label);
      if (!isResult || keptBeforeRest(parts, item.amounts, 0n) === null) return NONE;
      results.add(at);
    }
    groups.add(at);
    if (parts.length > 1) count += 1;
  }
  const isProved = count >= FEWEST_GROUPS || groups.size >= FEWEST_OF_ONE;
  return isProved ? { groups, results } : NONE;
}

const NONE: IndentedSums = { groups: new Set(), results: new Set() };

/** The figures one level below a row: the least indented of the deeper rows. */
function partsOf(items: readonly StatementItem[], at: number): (readonly Minor[])[] {
  const level = items[at]?.level ?? 0;
  let step = Number.POSITIVE_INFINITY;
  let parts: (readonly Minor[])[] = [];
  for (let index = at + 1; index < items.length; index += 1) {
    const item = items[index];
    if (item === undefined || item.level <= level) break;
    if (item.level < step) {
      step = item.level;
      parts = [];
    }
    if (item.level === step && item.amounts !== null)
      parts.push(item.amounts.map((amount) => amount ?? 0n));
  }
  return parts;
}
