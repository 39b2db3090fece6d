import type { StatementItem } from "../StatementItem.ts";
import type { AccountStanding } from "./AccountStanding.ts";

/** Fewer other accounts of a side may come to one of them by chance; at two dates they seldom do. */
const FEWEST_OTHERS = 4;
const FEWEST_AT_TWO_DATES = 2;

/**
 * The accounts of a balance sheet that all others of their side come to at every date: totals by a word that is not
 * known. Taken for accounts on both sides they double everything, and it balances all the same.
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
