import type { Minor } from "../../money/Minor.ts";

/** The maximum number of rows in a sum. */
const MOST_SUMMED = 2_000;
/** A limit on the work in files with nothing but such rows. */
const MOST_ASKED = 500;
const EITHER = [1n, -1n] as const;

/**
 * Finds rows that are sums of the rows directly above, among rows with ambiguous labels: "Total Gas Ltd" is a supplier
 * unless at least `fewestAt` rows above add up to it. `known` totals are not part of another sum. `signs` are the signs
 * in which a sum may be printed (costs positive, their sum in brackets).
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

/** Whether some rows ending directly above add up to this row, in one of its signs, in every column. */
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
