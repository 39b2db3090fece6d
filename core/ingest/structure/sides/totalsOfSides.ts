import type { StatementItem } from "../StatementItem.ts";
import type { AccountStanding } from "./AccountStanding.ts";

/** Fewer accounts may add up to another one by chance. */
const FEWEST_OTHERS = 4;
const FEWEST_AT_TWO_DATES = 2;

/**
 * Finds accounts of a balance sheet that equal the sum of all others of their side at every date: totals with unknown
 * labels. Counted as accounts on both sides they would double everything, and it would still balance.
 */
export function totalsOfSides(
  items: readonly StatementItem[],
  standings: ReadonlyMap<number, AccountStanding>,
): ReadonlySet<number> {
  const sides = (["debit", "credit"] as const).map((side) =>
    [...standings].flatMap(([at, { positiveSide }]) => (positiveSide === side ? [at] : [])),
  );
  return new Set(sides.flatMap((own) => totalOf(items, own) ?? []));
}

function totalOf(items: readonly StatementItem[], own: readonly number[]): number | null {
  const amountsAt = (at: number) => items[at]?.amounts ?? [];
  const width = Math.max(0, ...own.map((at) => amountsAt(at).length));
  const whole = Array.from({ length: width }, (_, column) =>
    own.reduce((sum, at) => sum + (amountsAt(at)[column] ?? 0n), 0n),
  );
  const dates = whole.filter((sum) => sum !== 0n).length;
  const fewest = dates > 1 ? FEWEST_AT_TWO_DATES : FEWEST_OTHERS;
  if (dates === 0 || own.length <= fewest) return null;
  const isTotal = (at: number) =>
    items[at]?.said === undefined &&
    whole.every((sum, column) => 2n * (amountsAt(at)[column] ?? 0n) === sum);
  return own.find(isTotal) ?? null;
}
