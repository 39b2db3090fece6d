import { type Amount, plus } from "../../money/Amount.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { exactAt } from "../store/LedgerLines.ts";

/**
 * Which of its sets of opening balances a line of the file belongs to, by the number of the line, counted from
 * 0: a file of several years has one of each. A set ends where other lines follow and it balances.
 */
export function openingSets({ lines, openings }: LedgerAssembly): ReadonlyMap<number, number> {
  const sets = new Map<number, number>();
  let [set, last, total]: [number, number, Amount] = [0, -1, 0];
  for (const line of openings) {
    if (sets.size > 0 && line !== last + 1 && total === 0) set += 1;
    sets.set(line, set);
    total = plus(total, exactAt(lines, line));
    last = line;
  }
  return sets;
}
