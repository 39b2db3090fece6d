import type { Minor } from "../../../money/Minor.ts";
import type { StatementItem } from "../StatementItem.ts";
import { isAgainstMinus } from "./judgeSigns.ts";
import { type Signs, signedAddsUp } from "./matchRun.ts";
import type { SumNode } from "./SumNode.ts";

/**
 * The signs of a profit and loss without minus signs that lists gains among or below its costs. With two periods, its
 * first few rows may be income, whatever their labels.
 */
export function lessAllButIncome(
  parts: readonly SumNode[],
  items: readonly StatementItem[],
  printed: readonly (Minor | null)[],
  slack: bigint,
): Signs | null {
  const values = parts.map((node) => node.values);
  const hasPeriods = printed.filter((amount) => amount).length > 1;
  const firstCost = parts.findIndex(({ isTakenOff }) => isTakenOff);
  const most = hasPeriods ? Math.min(firstCost < 0 ? parts.length : firstCost, MOST_EARNED) : 1;
  for (let earned = 1; earned <= Math.max(most, 1); earned += 1) {
    const signs = parts.map(({ isIncome }, at): 1 | -1 => (at < earned || isIncome ? 1 : -1));
    const isAgainst = isAgainstMinus(parts, signs, items);
    if (!isAgainst && signedAddsUp(values, signs, printed, slack)) return signs;
  }
  return null;
}

/** The maximum number of income rows at the start of a list without headings. */
const MOST_EARNED = 6;
