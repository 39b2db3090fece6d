import { isFollowedByOwners, isNetResult } from "./endOfProfit.ts";
import type { FigureRow } from "./FigureRow.ts";
import type { ReductionState } from "./ReductionState.ts";

/**
 * Whether a row is the printed result of a profit and loss: named so, with agreeing sums above and only its attribution
 * below. If nothing adds up to it, rows are missing or wrong.
 */
export function isFinalResult(
  { options, items, sums, lastFigure }: ReductionState,
  { item: { label, isCoded, said }, at, printed }: FigureRow,
): boolean {
  if (options.fileType !== "profit_loss" || isCoded || said !== undefined) return false;
  const isEnd = isNetResult(label) && (at >= lastFigure || isFollowedByOwners(items, at));
  return isEnd && printed.some((amount) => amount) && sums.some(({ agrees }) => agrees);
}
