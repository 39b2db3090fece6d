import { sideOfWords } from "../../sections/sideOfWords.ts";
import { isFollowedByOwners, isNetResult } from "./endOfProfit.ts";
import type { FigureRow } from "./FigureRow.ts";
import { findNet } from "./findNet.ts";
import { findRun } from "./findRun.ts";
import { addsUp } from "./matchRun.ts";
import type { ReductionState } from "./ReductionState.ts";
import type { Run } from "./Run.ts";

/**
 * The rows above that a row is the sum of; null where it is none. Of a row whose name says where the accounts begin
 * that it sums up, that is `from`: beside others it is not their total.
 */
export function findSum(state: ReductionState, row: FigureRow, from: number | null): Run | null {
  const { item, printed } = row;
  const mayBePlain = state.options.takesPlainSums && !item.isCoded && item.said !== "account";
  const isAsked = item.words !== "plain" || mayBePlain;
  const run = isAsked ? findRun(state, item, printed) : runningResult(state, row);
  const found = run ?? findNet(state, item, printed) ?? closingResult(state, row);
  // Debts less assets are no total of debts
  const isOfOthers =
    state.options.fileType === "balance_sheet" && found !== null && found.from < (from ?? 0);
  return isOfOthers ? null : found;
}

/**
 * The last row of a profit and loss, or the last above whose profit it is, that is what everything above
 * it comes to is its result, whatever it is called: where the rows above hold no sum, it takes two periods, its
 * words, or more rows than come to it by chance.
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
  // Right beneath a total, what everything above comes to in two periods is no account either
  const isBeneathSum = hasPeriods && nodes.at(-1)?.isSum === true;
  const isOpen = item.isCoded
    ? isLast && (isNamed || isOfMany)
    : isNamed || (isLast && (isOfMany || isProved())) || isBeneathSum;
  if (!isOpen || (!isNamed && sides.includes("expense"))) return null;
  const run = findRun(state, item, printed);
  return run?.from === 0 ? run : null;
}

/** An unnamed result of one period without any sum above it takes so many rows. */
const FEWEST_UNNAMED = 4;

/** "Net result" at the end, among the debits, makes both sides alike: it has the sign that all above it have not. */
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
