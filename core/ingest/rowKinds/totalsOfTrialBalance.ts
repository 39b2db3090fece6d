import type { Minor } from "../../money/Minor.ts";
import type { Control } from "../structure/Control.ts";

/** A column of amounts with its heading. */
export type TotalledColumn = {
  heading: string;
  /** Signed amounts, debit-positive. */
  isSigned: boolean;
  amounts: readonly Minor[];
};

/** Fewer rows are no trial balance with a total. */
const FEWEST_SUMMED = 2;

/**
 * Finds rows of a trial balance that equal the sum of all rows above in every column: they are totals, whatever their
 * labels. `rows` are the candidates.
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

/**
 * Compares a total with the sum of the rows above. Empty cells are not compared, nor are rows with only zeros (formulas
 * that were never computed).
 */
export function controlsOfTotals(
  totals: ReadonlySet<number>,
  total: { at: number; row: number; label: string; isEmpty: (column: number) => boolean },
  columns: readonly TotalledColumn[],
): Control[] {
  const isNil = columns.every(({ amounts }) => !amounts[total.at]);
  if (isNil && columns.some(({ isSigned }) => !isSigned)) return [];
  const sums = sumsAbove(total.at, columns, totals);
  return columns.flatMap(({ heading, amounts, isSigned }, column) => {
    if (total.isEmpty(column)) return [];
    const printed = amounts[total.at] ?? 0n;
    const above = amounts.filter((_, row) => row < total.at && !totals.has(row));
    const sum = sums[column] ?? 0n;
    const read = isSigned && isOfOneSide(printed, above) ? printed : sum;
    if (printed === 0n && read === 0n) return [];
    const about = { label: total.label || "Total", row: total.row, column: heading };
    return [{ ...about, printed, read, agrees: printed === read }];
  });
}

/** Whether a total is of one side only, printed below signed balances ("Total debits"). */
function isOfOneSide(printed: Minor, above: readonly Minor[]): boolean {
  const debits = above.reduce((sum, amount) => (amount > 0n ? sum + amount : sum), 0n);
  const credits = above.reduce((sum, amount) => (amount < 0n ? sum + amount : sum), 0n);
  return [debits, credits, -credits].includes(printed);
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
