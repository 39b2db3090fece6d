import type { TableRow } from "../../../table/Table.ts";
import { nearAmount } from "../../cells/nearAmount.ts";
import { sideOfCell } from "../../cells/sideOfCell.ts";
import { areSame, type BalanceUnit, isNothing, isTelling, less, unitsOf } from "./balanceUnits.ts";

/** The column of each amount field of a trial balance. */
export type AmountFields = Readonly<Record<string, number>>;

/** More columns are not tested against each other. */
const MOST_COLUMNS = 16;

/**
 * Finds by figures alone the columns of opening and closing balances of a trial balance, or its debits and credits of
 * one date. Null where no choice fits, or more than one.
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
  const units = unitsOf(rows, columns);
  const ofTwoDates =
    signedBalances(columns, at) ?? sidedBalances(columns, at) ?? mixedBalances(units);
  if (ofTwoDates) return ofTwoDates;
  const sums = balanceOfSums(units);
  if (sums) return sums;
  // With more columns beside them, balances of one date may belong to any date
  const filled = columns.filter((index) => at(index).some((value) => value !== 0));
  if (filled.length > 2) return null;
  return oneSidedPair(filled, at) ?? (filled.length === 1 ? oneBalance(filled, at) : null);
}

type ValuesAt = (index: number) => readonly number[];

/** Balances with a separate column for the side, made signed. */
function bySide(
  rows: readonly TableRow[],
  columns: readonly number[],
  side: number,
  at: ValuesAt,
): AmountFields | null {
  const signs = rows.map(({ cells }) => (sideOfCell(cells[side] ?? "") === "credit" ? -1 : 1));
  const signed = (index: number) => at(index).map((value, row) => value * (signs[row] ?? 1));
  const balanced = columns.filter((index) => isNothing(signed(index)));
  const ends = { openings: balanced, closings: balanced, balanceAt: signed };
  return (
    fourColumns({ columns, at }, ends) ??
    (columns.length === 1 ? oneBalance(columns, signed) : null)
  );
}

/** Opening, debit, credit and closing with signed balances; choices that balance at both ends come first. */
function signedBalances(columns: readonly number[], at: ValuesAt): AmountFields | null {
  const balanced = columns.filter((index) => isNothing(at(index)));
  const ends = { openings: balanced, balanceAt: at };
  return (
    fourColumns({ columns, at }, { ...ends, closings: balanced }) ??
    fourColumns({ columns, at }, { ...ends, closings: columns })
  );
}

/** Candidate columns for both balances, and the signed balance in each. */
type BalanceEnds = {
  openings: readonly number[];
  closings: readonly number[];
  balanceAt: ValuesAt;
};

/** The first opening and closing balance with a debit and a credit column between that explain the difference. */
function fourColumns(
  { columns, at }: { columns: readonly number[]; at: ValuesAt },
  { openings, closings, balanceAt }: BalanceEnds,
): AmountFields | null {
  const moved = pairs(columns).map((sides) => ({ sides, net: net(sides, at) }));
  for (const opening of openings) {
    for (const closing of closings.filter((index) => index > opening)) {
      for (const { sides, net: movement } of moved) {
        if (sides.includes(opening) || sides.includes(closing)) continue;
        const closes = plus(balanceAt(opening), movement);
        if (areSame(closes, balanceAt(closing)) && isTelling(at(sides[0]), at(sides[1])))
          return { priorBalance: opening, currentBalance: closing };
      }
    }
  }
  return null;
}

/** Opening, movement and closing, each as debit and credit. */
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

/** Opening, movement and closing, each signed or as debit and credit. */
function mixedBalances(units: readonly BalanceUnit[]): AmountFields | null {
  const balanced = units.filter(({ net }) => isNothing(net));
  for (const opening of balanced) {
    for (const closing of balanced.filter((unit) => isBehind(unit, opening))) {
      for (const moved of balanced) {
        if (overlap(moved, opening) || overlap(moved, closing)) continue;
        const closes = plus(opening.net, moved.net);
        if (areSame(closes, closing.net) && isTelling(moved.net) && isTelling(opening.net))
          return { ...fieldsOf("prior", opening), ...fieldsOf("current", closing) };
      }
    }
  }
  return null;
}

/** Balances of one date after the total debits and credits that give them in every row. */
function balanceOfSums(units: readonly BalanceUnit[]): AmountFields | null {
  const balanced = units.filter(({ net }) => isNothing(net) && isTelling(net));
  for (const sums of balanced.filter(({ columns }) => columns.length === 2)) {
    const found = balanced.filter((unit) => isBehind(unit, sums) && areSame(unit.net, sums.net));
    const [only] = found;
    if (only && found.length === 1) return fieldsOf("current", only);
  }
  return null;
}

function isBehind({ columns }: BalanceUnit, before: BalanceUnit): boolean {
  return columns[0] > (before.columns.at(-1) ?? 0);
}

function overlap(one: BalanceUnit, other: BalanceUnit): boolean {
  return one.columns.some((index) => other.columns.some((known) => known === index));
}

function fieldsOf(period: "current" | "prior", { columns }: BalanceUnit): AmountFields {
  const [first, second] = columns;
  if (second === undefined) return { [`${period}Balance`]: first };
  return { [`${period}Debit`]: first, [`${period}Credit`]: second };
}

/** Debits and credits of one date: equal sums, and never both in one row. */
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

/** Pairs of adjacent columns. */
function pairs(columns: readonly number[]): [number, number][] {
  return columns.slice(1).flatMap((next, at) => {
    const before = columns[at];
    return before === undefined ? [] : [[before, next] as [number, number]];
  });
}

function net([debit, credit]: readonly [number, number], at: ValuesAt): number[] {
  return less(at(debit), at(credit));
}

function plus(left: readonly number[], right: readonly number[]): number[] {
  return left.map((value, row) => value + (right[row] ?? 0));
}
