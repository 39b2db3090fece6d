import type { Minor } from "../../../money/Minor.ts";
import type { StatementItem } from "../StatementItem.ts";

/** The evidence for such a report: at least this many totals that each match a block of rows. */
const FEWEST_CLOSED = 2;

/**
 * Moves totals that are listed together at the end of a report to the rows that they add up: each after the next rows
 * with this sum, with results in between. Other reports are unchanged.
 */
export function putTotalsBeside(items: readonly StatementItem[]): readonly StatementItem[] {
  const first = items.findLastIndex(isAccount) + 1;
  const [body, totals] = [items.slice(0, first), items.slice(first)];
  if (totals.length < FEWEST_CLOSED || body.some(isSum)) return items;
  const ordered: StatementItem[] = [];
  let [taken, closed, lastClosed] = [0, 0, -1];
  for (const total of totals) {
    const length = lengthOfBlock(body.slice(taken), total);
    // A block may have more rows than a call may have arguments
    for (const item of body.slice(taken, taken + length)) ordered.push(item);
    ordered.push(total);
    taken += length;
    if (length === 0) continue;
    closed += 1;
    lastClosed = ordered.length - 1;
  }
  if (closed < FEWEST_CLOSED) return items;
  const others = placeOfOthers(ordered, lastClosed + 1);
  return [...ordered.slice(0, others), ...body.slice(taken), ...ordered.slice(others)];
}

function isAccount({ amounts, words }: StatementItem): boolean {
  return amounts !== null && words === "plain";
}

function isSum({ amounts, words }: StatementItem): boolean {
  return amounts !== null && words === "total";
}

/** The number of rows from the first on that add up to a total (or its opposite); zero where there is none. */
function lengthOfBlock(body: readonly StatementItem[], { amounts, words }: StatementItem): number {
  if (amounts === null || words === "plain" || amounts.every((amount) => !amount)) return 0;
  const running = amounts.map(() => 0n);
  const at = body.findIndex((item) => {
    item.amounts?.forEach((amount, column) => {
      running[column] = (running[column] ?? 0n) + (amount ?? 0n);
    });
    return comesTo(running, amounts) || comesTo(running, amounts.map(opposite));
  });
  return at + 1;
}

function comesTo(running: readonly Minor[], wanted: readonly (Minor | null)[]): boolean {
  return wanted.every((amount, column) => amount === null || running[column] === amount);
}

function opposite(amount: Minor | null): Minor | null {
  return amount === null ? null : -amount;
}

/** Rows without a total go before the next total by label, else before the last result. */
function placeOfOthers(ordered: readonly StatementItem[], from: number): number {
  const next = ordered.findIndex(({ label }, at) => at >= from && /^total\b/i.test(label));
  return next >= 0 ? next : Math.max(from, ordered.length - 1);
}
