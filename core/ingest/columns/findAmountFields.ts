import type { TableRow } from "../../table/Table.ts";
import { nearAmount } from "../cells/nearAmount.ts";
import { sideOfCell } from "../cells/sideOfCell.ts";

/** Which column holds which amount of a trial balance. */
export type AmountFields = Readonly<Record<string, number>>;

/** More columns than these are not tried against each other. */
const MOST_COLUMNS = 16;
/** What rounding leaves of a sum of nothing. */
const SLACK = 1;
const CENT = 0.015;
/** So many rows have to say something, and so few of a hundred may say otherwise. */
const FEWEST_TELLING = 3;
const FEW = 0.03;

/**
 * Finds by the figures which columns are the opening and the closing balances of a trial balance, or
 * its debits and credits of one date. Null where no columns fit, or more than one choice does.
 */
export function findAmountFields(
  rows: readonly TableRow[],
  columns: readonly number[],
  side: number | null = null,
): AmountFields | null {
  if (columns.length === 0 || columns.length > MOST_COLUMNS) return null;
  const values = new Map(
    columns.map((index) => [index, rows.map(({ cells }) => nearAmount(cells[index] ?? ""))]),
  );
  const at = (index: number) => values.get(index) ?? [];
  if (side !== null) return bySide(rows, columns, side, at);
  const ofTwoDates = signedBalances(columns, at) ?? sidedBalances(columns, at);
  if (ofTwoDates) return ofTwoDates;
  // With more columns beside them, balances of one date may be those of any
  const filled = columns.filter((index) => at(index).some((value) => value !== 0));
  if (filled.length > 2) return null;
  return oneSidedPair(filled, at) ?? (filled.length === 1 ? oneBalance(filled, at) : null);
}

type ValuesAt = (index: number) => readonly number[];

/** Balances whose side another column names: the same as signed ones, once they are signed by it. */
function bySide(
  rows: readonly TableRow[],
  columns: readonly number[],
  side: number,
  at: ValuesAt,
): AmountFields | null {
  const signs = rows.map(({ cells }) => (sideOfCell(cells[side] ?? "") === "credit" ? -1 : 1));
  const signed = (index: number) => at(index).map((value, row) => value * (signs[row] ?? 1));
  const balanced = columns.filter((index) => isNothing(signed(index)));
  return (
    fourColumns(columns, balanced, balanced, at, signed) ??
    (columns.length === 1 ? oneBalance(columns, signed) : null)
  );
}

/** Opening, debit, credit and closing, the balances signed; those first that balance at both ends. */
function signedBalances(columns: readonly number[], at: ValuesAt): AmountFields | null {
  const balanced = columns.filter((index) => isNothing(at(index)));
  return (
    fourColumns(columns, balanced, balanced, at) ?? fourColumns(columns, balanced, columns, at)
  );
}

function fourColumns(
  columns: readonly number[],
  openings: readonly number[],
  closings: readonly number[],
  at: ValuesAt,
  balanceAt: ValuesAt = at,
): AmountFields | null {
  for (const opening of openings) {
    for (const closing of closings.filter((index) => index > opening)) {
      for (const [debit, credit] of pairs(columns)) {
        if ([opening, closing].some((index) => index === debit || index === credit)) continue;
        const left = balanceAt(opening).map(
          (value, row) => value + (at(debit)[row] ?? 0) - (at(credit)[row] ?? 0),
        );
        if (areSame(left, balanceAt(closing)) && isTelling(at(debit), at(credit)))
          return { priorBalance: opening, currentBalance: closing };
      }
    }
  }
  return null;
}

/** Opening, movement and closing, each in debit and credit. */
function sidedBalances(columns: readonly number[], at: ValuesAt): AmountFields | null {
  const balanced = pairs(columns).filter(([debit, credit]) =>
    isNothing(less(at(debit), at(credit))),
  );
  for (const opening of balanced) {
    for (const closing of balanced.filter(([debit]) => debit > opening[1])) {
      for (const moved of balanced) {
        if (moved === opening || moved === closing) continue;
        const left = plus(net(opening, at), net(moved, at));
        if (!areSame(left, net(closing, at)) || !isTelling(at(moved[0]), at(moved[1]))) continue;
        const [priorDebit, priorCredit] = opening;
        const [currentDebit, currentCredit] = closing;
        return { priorDebit, priorCredit, currentDebit, currentCredit };
      }
    }
  }
  return null;
}

/** Debits and credits of one date: equal in sum, and never both of one account. */
function oneSidedPair(columns: readonly number[], at: ValuesAt): AmountFields | null {
  const found = pairs(columns).filter(([debit, credit]) => {
    const both = at(debit).filter(
      (value, row) => value !== 0 && (at(credit)[row] ?? 0) !== 0,
    ).length;
    const isSided = isTelling(at(debit)) && isTelling(at(credit));
    return isSided && both <= 1 && isNothing(less(at(debit), at(credit)));
  });
  const [only] = found;
  return only && found.length === 1 ? { currentDebit: only[0], currentCredit: only[1] } : null;
}

function oneBalance(columns: readonly number[], at: ValuesAt): AmountFields | null {
  const found = columns.filter((index) => isNothing(at(index)) && isTelling(at(index)));
  const [only] = found;
  return only !== undefined && found.length === 1 ? { currentBalance: only } : null;
}

/** Columns side by side. */
function pairs(columns: readonly number[]): [number, number][] {
  return columns.slice(1).flatMap((next, at) => {
    const before = columns[at];
    return before === undefined ? [] : [[before, next] as [number, number]];
  });
}

function net([debit, credit]: readonly [number, number], at: ValuesAt): number[] {
  return less(at(debit), at(credit));
}

function less(left: readonly number[], right: readonly number[]): number[] {
  return left.map((value, row) => value - (right[row] ?? 0));
}

function plus(left: readonly number[], right: readonly number[]): number[] {
  return left.map((value, row) => value + (right[row] ?? 0));
}

function areSame(left: readonly number[], right: readonly number[]): boolean {
  const off = left.filter((value, row) => Math.abs(value - (right[row] ?? 0)) > CENT).length;
  return off <= left.length * FEW;
}

function isNothing(values: readonly number[]): boolean {
  const total = values.reduce((sum, value) => sum + value, 0);
  return Math.abs(total) <= SLACK && values.some((value) => value !== 0);
}

function isTelling(...columns: readonly (readonly number[])[]): boolean {
  const [first = []] = columns;
  const told = first.filter((_, row) => columns.some((column) => column[row] !== 0)).length;
  return told >= FEWEST_TELLING;
}
