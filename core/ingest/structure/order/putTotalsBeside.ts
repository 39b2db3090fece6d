import type { Minor } from "../../../money/Minor.ts";
import type { StatementItem } from "../StatementItem.ts";

/** With fewer totals, each at the end of a block of rows, the report is not such a list. */
const FEWEST_CLOSED = 2;

/**
 * Brings the totals of a report that lists them all at its end to the rows they close: each to the
 * next rows that come to it, the results between them as they follow. Other reports stay as they are.
 */
export function putTotalsBeside(items: readonly StatementItem[]): readonly StatementItem[] {
  const first = items.findLastIndex(isAccount) + 1;
  const [body, totals] = [items.slice(0, first), items.slice(first)];
  if (totals.length < FEWEST_CLOSED || body.some(isSum)) return items;
  const ordered: StatementItem[] = [];
  let [taken, closed, lastClosed] = [0, 0, -1];
  for (const total of totals) {
    const length = lengthOfBlock(body.slice(taken), total);
    // A block may hold more rows than a call may have arguments
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

/** How many rows, from the first on, come to a total or to its opposite; none where no number does. */
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

/** What no total closes stands before the next that is called one, else before the last result. */
function placeOfOthers(ordered: readonly StatementItem[], from: number): number {
  const next = ordered.findIndex(({ label }, at) => at >= from && /^total\b/i.test(label));
  return next >= 0 ? next : Math.max(from, ordered.length - 1);
}
