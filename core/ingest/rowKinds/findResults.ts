import type { Minor } from "../../money/Minor.ts";

/**
 * Finds the rows of a profit and loss that are what all rows above come to: added up as they are
 * signed, or the first of them (the income) less the others (the costs). `candidates` are rows whose
 * words leave it open, such as "Operating income"; a row above that was found is not counted again.
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

/** A profit and loss has a few results; one made of nothing else is not searched for ever. */
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
