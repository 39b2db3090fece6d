import type { TableRow } from "../../../table/Table.ts";
import { nearAmount } from "../../cells/nearAmount.ts";

/** A column of signed amounts, or a debit and a credit column side by side. */
export type Columns = readonly [number] | readonly [number, number];

/** Columns that may be balances or movements, with debits less credits by row. */
export type BalanceUnit = { columns: Columns; net: readonly number[] };

/** The tolerance for rounding, for a sum and for a row. */
const SLACK = 1;
const CENT = 0.015;
/** The minimum number of rows with amounts, and the percentage of rows that may contradict. */
const FEWEST_TELLING = 3;
const FEW = 0.03;

/** Each column alone, and each with the next one. */
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

/** The difference by row. */
export function less(left: readonly number[], right: readonly number[]): number[] {
  return left.map((value, row) => value - (right[row] ?? 0));
}

/** Whether nearly all rows of two columns are equal. */
export function areSame(left: readonly number[], right: readonly number[]): boolean {
  return areSameRows(left, (row) => right[row] ?? 0);
}

/** The same with computed amounts; stops as soon as too many rows differ. */
export function areSameRows(left: readonly number[], right: (row: number) => number): boolean {
  let off = 0;
  return left.every((value, row) => {
    if (Math.abs(value - right(row)) > CENT) off += 1;
    return off <= left.length * FEW;
  });
}

/** Whether a column adds up to zero, as debits less credits do. */
export function isNothing(values: readonly number[]): boolean {
  const total = values.reduce((sum, value) => sum + value, 0);
  return Math.abs(total) <= SLACK && values.some((value) => value !== 0);
}

/** Whether enough rows of any of these columns are not zero. */
export function isTelling(...columns: readonly (readonly number[])[]): boolean {
  const [first = []] = columns;
  const filled = first.filter((_, row) => columns.some((column) => column[row] !== 0)).length;
  return filled >= FEWEST_TELLING;
}
