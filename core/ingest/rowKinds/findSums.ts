import type { Minor } from "../../money/Minor.ts";

/** How far up a sum is followed. */
const MOST_SUMMED = 2_000;
/** A file has a few such rows; one made of nothing else is not searched for ever. */
const MOST_ASKED = 500;
const EITHER = [1n, -1n] as const;

/**
 * Finds the rows that are sums of the rows right above them, among those whose words leave it
 * open: "Total Gas Ltd" is a supplier unless its amounts add up the rows before it, as many as
 * `fewestAt` or more. Rows that are `known` to be totals are no part of another one's sum. `signs` are those in which it
 * may print it: costs stand as they are, and their sum in brackets.
 */
export function findSums(
  doubtful: readonly number[],
  amounts: readonly (readonly Minor[])[],
  fewestAt: (at: number) => number,
  known: Iterable<number> = [],
  signs: readonly (1n | -1n)[] = EITHER,
): ReadonlySet<number> {
  const sums = new Set<number>();
  const passed = new Set(known);
  for (const at of doubtful.slice(0, MOST_ASKED)) {
    if (!isSum(at, amounts, passed, { fewest: fewestAt(at), signs })) continue;
    sums.add(at);
    passed.add(at);
  }
  return sums;
}

/** Whether some run of rows ending right above adds up to this row in every column, or is taken off by it. */
function isSum(
  at: number,
  amounts: readonly (readonly Minor[])[],
  sums: ReadonlySet<number>,
  { fewest, signs }: { fewest: number; signs: readonly (1n | -1n)[] },
): boolean {
  const wanted = amounts.map((column) => column[at] ?? 0n);
  if (wanted.every((amount) => amount === 0n)) return false;
  const running = amounts.map(() => 0n);
  let summed = 0;
  for (let above = at - 1; above >= Math.max(0, at - MOST_SUMMED); above -= 1) {
    if (sums.has(above)) continue;
    amounts.forEach((column, index) => {
      running[index] = (running[index] ?? 0n) + (column[above] ?? 0n);
    });
    summed += 1;
    const isFound = signs.some(
      (sign) =>
        summed >= (sign === 1n ? fewest : Math.max(fewest, 2)) && isMet(running, wanted, sign),
    );
    if (isFound) return true;
  }
  return false;
}

function isMet(running: readonly Minor[], wanted: readonly Minor[], sign: 1n | -1n): boolean {
  return running.every((amount, index) => amount === sign * (wanted[index] ?? 0n));
}
