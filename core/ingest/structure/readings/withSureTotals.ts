import type { StatementItem } from "../StatementItem.ts";
import { isNetResult } from "../sums/endOfProfit.ts";

/** A longer report is read in one way only: as its words say. */
const MOST_READ_IN_MANY_WAYS = 5_000;

/** Each total is compared with the rows above it: so many pairs in all. */
const MOST_COMPARED = 200_000_000;

/** Whether a report has too many rows to try whether one that may be a sum is one. */
export function isLong(items: readonly StatementItem[]): boolean {
  return items.length > MOST_READ_IN_MANY_WAYS;
}

/** The rows of a long report without other sums than those that are called so; null where it has none. */
export function withSureTotals(items: readonly StatementItem[]): StatementItem[] | null {
  const isCalledSum = ({ label }: StatementItem) =>
    isNetResult(label) || label.toLowerCase().startsWith("total ");
  const sure = items.map((item) =>
    item.words === "perhaps" && !isCalledSum(item) ? { ...item, words: "plain" as const } : item,
  );
  return countTotals(sure) > 0 ? sure : null;
}

/** Whether each total cannot be compared with the rows above it in the time there is. */
export function hasTooManyTotals(items: readonly StatementItem[]): boolean {
  return countTotals(items) * items.length > MOST_COMPARED;
}

/** How many rows are called sums. */
export function countTotals(items: readonly StatementItem[]): number {
  return items.filter(({ words, amounts }) => words !== "plain" && amounts !== null).length;
}
