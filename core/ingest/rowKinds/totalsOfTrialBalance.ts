import type { Minor } from "../../money/Minor.ts";
import type { Control } from "../structure/Control.ts";

/** A column of amounts with its heading. */
export type TotalledColumn = { heading: string; amounts: readonly Minor[] };

/** Fewer rows are no trial balance with a total. */
const FEWEST_SUMMED = 2;

/**
 * Finds the rows of a trial balance that are what all rows above come to, in every column: whatever
 * they are called, they are its totals. `rows` are the places that may be.
 */
export function findGrandTotals(
  rows: readonly number[],
  columns: readonly TotalledColumn[],
): ReadonlySet<number> {
  const totals = new Set<number>();
  for (const at of rows) {
    const wanted = columns.map(({ amounts }) => amounts[at] ?? 0n);
    if (at < FEWEST_SUMMED || wanted.every((amount) => amount === 0n)) continue;
    if (sumsAbove(at, columns, totals).every((sum, column) => sum === wanted[column]))
      totals.add(at);
  }
  return totals;
}

/** Compares the last row that is called a total with what the rows above it come to. */
export function controlsOfTotals(
  totals: ReadonlySet<number>,
  last: { at: number; row: number; label: string },
  columns: readonly TotalledColumn[],
): Control[] {
  const sums = sumsAbove(last.at, columns, totals);
  const found = columns.map(({ heading, amounts }, column) => {
    const [printed, read] = [amounts[last.at] ?? 0n, sums[column] ?? 0n];
    const about = { label: last.label || "Total", row: last.row, column: heading };
    return { ...about, printed, read, agrees: printed === read };
  });
  return found.filter(({ printed, read }) => printed !== 0n || read !== 0n);
}

function sumsAbove(
  at: number,
  columns: readonly TotalledColumn[],
  totals: ReadonlySet<number>,
): Minor[] {
  return columns.map(({ amounts }) => {
    let sum = 0n;
    for (let row = 0; row < at; row += 1) if (!totals.has(row)) sum += amounts[row] ?? 0n;
    return sum;
  });
}
