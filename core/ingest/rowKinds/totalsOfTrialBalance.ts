import type { Minor } from "../../money/Minor.ts";
import type { Control } from "../structure/Control.ts";

/** A column of amounts with its heading. */
export type TotalledColumn = {
  heading: string;
  /** Debits are above nil and credits beneath it. */
  isSigned: boolean;
  amounts: readonly Minor[];
};

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

/**
 * Compares a row that is called a total with what the rows above it come to. Nothing is compared with a cell that is
 * empty, nor with a row whose totals are nil throughout: no formula of it was ever computed.
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

/** "Total debits", printed beneath balances whose credits are marked. */
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
