import type { StatementItem } from "../StatementItem.ts";
import { isNetResult } from "../sums/endOfProfit.ts";

/** Longer reports are read by their labels only. */
const MOST_READ_IN_MANY_WAYS = 5_000;

/** The limit for comparisons of totals with rows above. */
const MOST_COMPARED = 200_000_000;

/** Whether a report is too long to test ambiguous rows. */
export function isLong(items: readonly StatementItem[]): boolean {
  return items.length > MOST_READ_IN_MANY_WAYS;
}

/** The rows of a long report, in which only totals by label count as sums; null without any. */
export function withSureTotals(items: readonly StatementItem[]): StatementItem[] | null {
  const isCalledSum = ({ label }: StatementItem) =>
    isNetResult(label) || label.toLowerCase().startsWith("total ");
  const sure = items.map((item) =>
    item.words === "perhaps" && !isCalledSum(item) ? { ...item, words: "plain" as const } : item,
  );
  return countTotals(sure) > 0 ? sure : null;
}

/** Whether there are too many totals to compare each with the rows above. */
export function hasTooManyTotals(items: readonly StatementItem[]): boolean {
  return countTotals(items) * items.length > MOST_COMPARED;
}

/** The number of totals by label. */
export function countTotals(items: readonly StatementItem[]): number {
  return items.filter(({ words, amounts }) => words !== "plain" && amounts !== null).length;
}
