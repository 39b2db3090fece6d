import type { Minor } from "../../money/Minor.ts";

/**
 * Finds rows of a profit and loss that are the result of all rows above: their signed sum, or the first rows (income)
 * less the others (costs). `candidates` are rows with ambiguous labels such as "Operating income". Rows found earlier
 * are not counted again.
 */
export function findResults(
  candidates: readonly number[],
  amounts: readonly (readonly Minor[])[],
): ReadonlySet<number> {
  const results = new Set<number>();
  for (const at of candidates.slice(0, MOST_ASKED)) {
    const above = Array.from({ length: at }, (_, row) => row).filter((row) => !results.has(row));
    if (above.length > 1 && isResultOf(at, above, amounts)) results.add(at);
  }
  return results;
}

/** A limit on the work in files with nothing but such rows. */
const MOST_ASKED = 60;

function isResultOf(
  at: number,
  above: readonly number[],
  amounts: readonly (readonly Minor[])[],
): boolean {
  const wanted = amounts.map((column) => column[at] ?? 0n);
  if (wanted.every((amount) => amount === 0n)) return false;
  const total = amounts.map((column) => above.reduce((sum, row) => sum + (column[row] ?? 0n), 0n));
  const income = amounts.map(() => 0n);
  const isMet = () =>
    wanted.every((amount, index) => amount === 2n * (income[index] ?? 0n) - (total[index] ?? 0n));
  if (wanted.every((amount, index) => amount === total[index])) return true;
  return above.some((row) => {
    amounts.forEach((column, index) => {
      income[index] = (income[index] ?? 0n) + (column[row] ?? 0n);
    });
    return isMet();
  });
}
