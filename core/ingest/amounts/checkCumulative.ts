import { absolute, type Minor } from "../../money/Minor.ts";
import { note } from "../../problem/ProblemList.ts";
import type { FileRows } from "../FileRows.ts";
import type { TrialBalanceRow } from "../rows.ts";
import { sideOfWords } from "../sections/sideOfWords.ts";

const FEWEST = 5;
const FEW = 4;
/** At least one account in ten is unchanged. */
const SHARE_OF_SAME = 10;

/**
 * Asks about a trial balance of two dates whose income and expenses only increase and some are unchanged: its balances
 * may be cumulative over several years.
 */
export function checkCumulative(file: FileRows, rows: readonly TrialBalanceRow[]): void {
  let [all, carried, same] = [0, 0, 0];
  const results = new Map<string, boolean>();
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (row === undefined || row.type === "") continue;
    // A file has few types and may have half a million rows
    const known = results.get(row.type);
    const isResult = known ?? isOfResult(row.type);
    if (known === undefined) results.set(row.type, isResult);
    if (!isResult) continue;
    const earlier = row.priorDebit - row.priorCredit;
    const later = row.currentDebit - row.currentCredit;
    if (earlier === 0n && later === 0n) continue;
    all += 1;
    if (earlier === 0n) continue;
    if (!hasGrown(earlier, later)) return;
    carried += 1;
    if (earlier === later) same += 1;
  }
  // If nearly all start at zero, the column has opening balances and a few types are wrong
  if (carried * FEW <= all) return;
  if (carried < FEWEST || same * SHARE_OF_SAME < carried) return;
  note(file.problems, "amounts_cumulative", {
    ...(file.sheet !== null && { sheet: file.sheet }),
    value: String(carried),
  });
}

function isOfResult(type: string): boolean {
  return sideOfWords(type, "profit_loss") !== null && sideOfWords(type, "balance_sheet") === null;
}

function hasGrown(earlier: Minor, later: Minor): boolean {
  return earlier > 0n === later > 0n && absolute(later) >= absolute(earlier);
}
