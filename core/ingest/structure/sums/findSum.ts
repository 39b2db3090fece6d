import { sideOfWords } from "../../sections/sideOfWords.ts";
import { isFollowedByOwners, isNetResult } from "./endOfProfit.ts";
import type { FigureRow } from "./FigureRow.ts";
import { findNet } from "./findNet.ts";
import { findRun } from "./findRun.ts";
import { addsUp } from "./matchRun.ts";
import type { ReductionState } from "./ReductionState.ts";
import type { Run } from "./Run.ts";

/**
 * The rows above of which a row is the sum; null where it is none. `from` is the start of the accounts that its name
 * refers to; a sum of other rows is not accepted then.
 */
export function findSum(state: ReductionState, row: FigureRow, from: number | null): Run | null {
  const { item, printed } = row;
  const mayBePlain = state.options.takesPlainSums && !item.isCoded && item.said !== "account";
  const isAsked = item.words !== "plain" || mayBePlain;
  const run = isAsked ? findRun(state, item, printed) : runningResult(state, row);
  const found = run ?? findNet(state, item, printed) ?? closingResult(state, row);
  // Liabilities less assets are no total of liabilities
  const isOfOthers =
    state.options.fileType === "balance_sheet" && found !== null && found.from < (from ?? 0);
  return isOfOthers ? null : found;
}

/**
 * The result without a clear label: the last row of a profit and loss (or the last before its attribution) that equals
 * the sum of everything above. Without subtotals above it, this needs two periods, a matching label, or many rows.
 */
function runningResult(state: ReductionState, { item, at, printed }: FigureRow): Run | null {
  const { items, nodes, sections, options, lastFigure } = state;
  if (options.fileType !== "profit_loss" || item.said === "account") return null;
  const isNamed = isNetResult(item.label);
  const isLast = at >= lastFigure || isFollowedByOwners(items, at);
  const hasPeriods = printed.filter((amount) => amount).length > 1;
  const sides = [item.label, sections.at(-1)?.label ?? ""].map((words) =>
    sideOfWords(words, "profit_loss"),
  );
  const isOfMany = nodes.length >= FEWEST_UNNAMED && sides.every((side) => side === null);
  const isProved = () => nodes.some(({ isSum }) => isSum) || hasPeriods;
  // Directly below a total, the sum of everything in two periods is no account
  const isBeneathSum = hasPeriods && nodes.at(-1)?.isSum === true;
  const isOpen = item.isCoded
    ? isLast && (isNamed || isOfMany)
    : isNamed || (isLast && (isOfMany || isProved())) || isBeneathSum;
  if (!isOpen || (!isNamed && sides.includes("expense"))) return null;
  const run = findRun(state, item, printed);
  return run?.from === 0 ? run : null;
}

/** The number of rows that an unnamed result of one period without subtotals needs. */
const FEWEST_UNNAMED = 4;

/** "Net result" at the end that makes both sides equal: it has the opposite sign of everything above. */
function closingResult(
  { nodes, options, lastFigure }: ReductionState,
  { item: { label, said }, at, printed }: FigureRow,
): Run | null {
  if (options.fileType !== "profit_loss" || said === "account") return null;
  if (!isNetResult(label) || at < lastFigure || nodes.length < FEWEST_UNNAMED) return null;
  if (!printed.some((amount) => amount)) return null;
  const otherwise = printed.map((amount) => (amount === null ? null : -amount));
  const values = nodes.map((node) => node.values);
  if (!addsUp(values, otherwise)) return null;
  return { from: 0, signs: nodes.map(() => -1), skipped: [], closes: 0 };
}
