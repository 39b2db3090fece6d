import type { StatementItem } from "../StatementItem.ts";
import type { Printed } from "./FigureRow.ts";
import { addsUp } from "./matchRun.ts";
import type { ReductionState } from "./ReductionState.ts";
import type { Run } from "./Run.ts";

/** A net amount has fewer rows than this. */
const MOST_PARTS = 30;

/**
 * Finds rows directly above whose sum, with the last one deducted, equals a row: "Net fixed assets" below cost and
 * accumulated depreciation without a minus.
 */
export function findNet(
  { nodes, sections, options }: ReductionState,
  { words, isCoded, said }: StatementItem,
  printed: Printed,
): Run | null {
  const isOpen = options.takesNets && options.fileType === "balance_sheet";
  if (!isOpen || words === "total" || isCoded || said === "account") return null;
  const last = nodes.at(-1);
  if (last === undefined || last.isSum || last.values.every((value) => value === 0n)) return null;
  const running = last.values.map((value) => -value);
  const first = Math.max(sections.at(-1)?.from ?? 0, nodes.length - MOST_PARTS);
  for (let from = nodes.length - 2; from >= first; from -= 1) {
    nodes[from]?.values.forEach((value, column) => {
      running[column] = (running[column] ?? 0n) + value;
    });
    if (!addsUp([running], printed)) continue;
    const signs = nodes.slice(from).map((node): 1 | -1 => (node === last ? -1 : 1));
    return { from, signs, skipped: [], closes: sections.length };
  }
  return null;
}
