import { isBeneathProfit } from "../../rowKinds/isBeneathProfit.ts";
import { isNetResult } from "./endOfProfit.ts";
import type { FigureRow } from "./FigureRow.ts";
import { findRun } from "./findRun.ts";
import { addsUp } from "./matchRun.ts";
import type { ReductionState } from "./ReductionState.ts";
import type { SumNode } from "./SumNode.ts";

/**
 * Sets aside the attribution to owners printed above the profit: their shares equal the result, as all rows above them
 * do, so they are not part of it.
 */
export function setOwnersAside(state: ReductionState, { item, printed }: FigureRow): void {
  const { nodes, sections, paths, options } = state;
  const isResult = item.words !== "plain" || isNetResult(item.label);
  if (options.fileType !== "profit_loss" || !isResult || !printed.some((amount) => amount)) return;
  const from = nodes.findLastIndex((node) => !isShare(node)) + 1;
  const shares = nodes.slice(from);
  if (from === 0 || shares.length === 0) return;
  const values = shares.map((share) => share.values);
  if (!addsUp(values, printed)) return;
  nodes.splice(from);
  const kept = sections.filter((section) => section.from < from);
  const beneath = sections.splice(kept.length);
  if (findRun(state, item, printed)?.from === 0) {
    for (const { item: place } of shares.flatMap(({ leaves }) => leaves)) paths.delete(place);
    return;
  }
  nodes.push(...shares);
  sections.push(...beneath);
}

function isShare({ label, section, isSum }: SumNode): boolean {
  return !isSum && (isBeneathProfit(label) || isBeneathProfit(section));
}
