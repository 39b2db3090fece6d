import { absolute, type Minor } from "../money/Minor.ts";
import { note } from "../problem/ProblemList.ts";
import type { FileRows } from "./FileRows.ts";
import type { TrialBalanceRow } from "./rows.ts";
import { sideOfWords } from "./structure/sideOfWords.ts";

const FEWEST = 5;
/** One in so many has not moved at all. */
const SHARE_OF_SAME = 10;

/**
 * Asks about a trial balance of two dates whose income and expenses only grow, some of them not at all:
 * they add up since the books began, and the later column is not of one year.
 */
export function checkCumulative(file: FileRows, rows: readonly TrialBalanceRow[]): void {
  let [carried, same] = [0, 0];
  for (const row of rows) {
    if (sideOfWords(row.type, "profit_loss") === null || sideOfWords(row.type, "balance_sheet"))
      continue;
    const earlier = row.priorDebit - row.priorCredit;
    const later = row.currentDebit - row.currentCredit;
    if (earlier === 0n) continue;
    if (!hasGrown(earlier, later)) return;
    carried += 1;
    if (earlier === later) same += 1;
  }
  if (carried < FEWEST || same * SHARE_OF_SAME < carried) return;
  note(file.problems, "amounts_cumulative", {
    ...(file.sheet !== null && { sheet: file.sheet }),
    value: String(carried),
  });
}

function hasGrown(earlier: Minor, later: Minor): boolean {
  return earlier > 0n === later > 0n && absolute(later) >= absolute(earlier);
}
