import type { Minor } from "../../money/Minor.ts";
import { addsUp } from "./matchRun.ts";
import type { StatementItem } from "./StatementItem.ts";

/** One such row may be chance, and so may two that sum up a single row. */
const FEWEST_GROUPS = 2;
const FEWEST_OF_ONE = 3;

/**
 * Finds the rows that sum up what is indented beneath them, in a report that shows each sum above its
 * parts: all rows with figures that have others beneath them, or none at all.
 */
export function findGroupsAbove(items: readonly StatementItem[]): ReadonlySet<number> {
  const groups = new Set<number>();
  let told = 0;
  for (const [at, item] of items.entries()) {
    if (item.amounts === null) continue;
    const parts = partsOf(items, at);
    if (parts.length === 0) continue;
    if (!addsUp(parts, item.amounts)) return new Set();
    groups.add(at);
    if (parts.length > 1) told += 1;
  }
  const isTold = told >= FEWEST_GROUPS || groups.size >= FEWEST_OF_ONE;
  return isTold ? groups : new Set();
}

/** The figures one step beneath a row: those of the least indented rows that are deeper than it. */
function partsOf(items: readonly StatementItem[], at: number): (readonly Minor[])[] {
  const level = items[at]?.level ?? 0;
  const end = items.findIndex((item, index) => index > at && item.level <= level);
  const beneath = items.slice(at + 1, end < 0 ? items.length : end);
  const step = Math.min(...beneath.map((item) => item.level));
  return beneath.flatMap((item) =>
    item.level === step && item.amounts !== null
      ? [item.amounts.map((amount) => amount ?? 0n)]
      : [],
  );
}
