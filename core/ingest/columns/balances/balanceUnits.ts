import type { TableRow } from "../../../table/Table.ts";
import { nearAmount } from "../../cells/nearAmount.ts";

/** One column of signed amounts, or two of debits and credits side by side. */
export type Columns = readonly [number] | readonly [number, number];

/** Columns that may be balances, or what moved, with debits less credits row by row. */
export type BalanceUnit = { columns: Columns; net: readonly number[] };

/** What rounding leaves of a sum of nothing, and of a row. */
const SLACK = 1;
const CENT = 0.015;
/** So many rows have to say something, and so few of a hundred may say otherwise. */
const FEWEST_TELLING = 3;
const FEW = 0.03;

/** Each column by itself, and each with the next. */
export function unitsOf(rows: readonly TableRow[], columns: readonly number[]): BalanceUnit[] {
  const amounts = columns.map((index) => rows.map(({ cells }) => nearAmount(cells[index] ?? "")));
  return columns.flatMap((index, at): BalanceUnit[] => {
    const own = amounts[at] ?? [];
    const [next, beside] = [columns[at + 1], amounts[at + 1]];
    const single: BalanceUnit = { columns: [index], net: own };
    if (next === undefined || beside === undefined) return [single];
    return [single, { columns: [index, next], net: less(own, beside) }];
  });
}

/** Row by row. */
export function less(left: readonly number[], right: readonly number[]): number[] {
  return left.map((value, row) => value - (right[row] ?? 0));
}

/** Whether nearly all rows of two columns say the same. */
export function areSame(left: readonly number[], right: readonly number[]): boolean {
  return areSameRows(left, (row) => right[row] ?? 0);
}

/** The same, where the other amount of a row is worked out: no row is looked at once too many differ. */
export function areSameRows(left: readonly number[], right: (row: number) => number): boolean {
  let off = 0;
  return left.every((value, row) => {
    if (Math.abs(value - right(row)) > CENT) off += 1;
    return off <= left.length * FEW;
  });
}

/** Whether a column adds up to nothing, as debits less credits do. */
export function isNothing(values: readonly number[]): boolean {
  const total = values.reduce((sum, value) => sum + value, 0);
  return Math.abs(total) <= SLACK && values.some((value) => value !== 0);
}

/** Whether enough rows of any of these columns are not nil. */
export function isTelling(...columns: readonly (readonly number[])[]): boolean {
  const [first = []] = columns;
  const filled = first.filter((_, row) => columns.some((column) => column[row] !== 0)).length;
  return filled >= FEWEST_TELLING;
}
