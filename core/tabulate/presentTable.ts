import { decimalsIn, minorOf } from "../money/minorOf.ts";
import type { Amount } from "../statement/StatementDocument.ts";
import type { NoteTable } from "./notes/DisclosureNote.ts";
import { floorOf, nearest, type PresentationUnit, sizeOf } from "./presentStatement.ts";

/** A column of amounts in minor units, null where a cell is empty. */
type Column = readonly (bigint | null)[];

type Rounding = {
  size: bigint;
  /** The rounded figure of an amount that is in no sum, or is a total. */
  wholeOf: (amount: bigint) => bigint;
};

/**
 * A note's table in thousands or millions, in whole numbers that add up: down to each total of its rows, and across
 * where the last column is the sum of the others (a movement from opening to closing balances). An amount that is also
 * in the statement is shown as there; zero stays zero.
 */
export function presentTable(
  table: NoteTable,
  unit: PresentationUnit,
  shownAs: ReadonlyMap<Amount, Amount>,
): NoteTable {
  const { columns, rows } = table;
  const written = rows.flatMap(({ amounts }) => amounts.filter((amount) => amount !== null));
  const [first] = written;
  if (unit === "units" || first === undefined) return table;
  const size = sizeOf(unit, decimalsIn(first));
  const known = new Map([...shownAs].map(([exact, shown]) => [minorOf(exact), BigInt(shown)]));
  const rounding = {
    size,
    wholeOf: (amount: bigint) => known.get(amount) ?? nearest(amount, size),
  };
  const exact = columns.map((_, at) =>
    rows.map(({ amounts }) => {
      const amount = amounts[at] ?? null;
      return amount === null ? null : minorOf(amount);
    }),
  );
  const totals = rows.map(({ isTotal }) => isTotal);
  const shown = isMovement(exact)
    ? presentMovement(exact, totals, rounding)
    : exact.map((column) => presentColumn(column, totals, rounding));
  return {
    columns,
    rows: rows.map((row, at) => ({
      ...row,
      amounts: row.amounts.map((_, column) => shown[column]?.[at]?.toString() ?? null),
    })),
  };
}

/** Whether each row is a movement: the first amount plus the next ones is the last. */
function isMovement(columns: readonly Column[]): boolean {
  if (columns.length < 3) return false;
  const parts = columns.slice(0, -1);
  const last = columns.at(-1) ?? [];
  return last.every((closing, row) => {
    const amounts = parts.map((column) => column[row] ?? null);
    if (closing === null) return amounts.every((amount) => amount === null);
    return amounts.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n) === closing;
  });
}

/**
 * Rounds the cumulative amounts of each row and shows their differences, so that the sums hold in both directions and
 * unchanged amounts stay unchanged.
 */
function presentMovement(
  columns: readonly Column[],
  totals: readonly boolean[],
  rounding: Rounding,
): Column[] {
  const shown: Column[] = [];
  let exact: Column = totals.map(() => 0n);
  let come: Column = exact;
  for (const column of columns.slice(0, -1)) {
    exact = exact.map((amount, row) => (amount ?? 0n) + (column[row] ?? 0n));
    const before = come;
    const isMoved = (row: number) => (column[row] ?? 0n) !== 0n;
    come = presentColumn(exact, totals, rounding, (row) =>
      isMoved(row) ? null : (before[row] ?? 0n),
    );
    shown.push(
      column.map((amount, row) =>
        amount === null ? null : (come[row] ?? 0n) - (before[row] ?? 0n),
      ),
    );
  }
  const last = columns.at(-1) ?? [];
  return [...shown, last.map((amount, row) => (amount === null ? null : (come[row] ?? 0n)))];
}

/** Rounds a column so that the rows add up to their totals; a row may be fixed. */
function presentColumn(
  exact: Column,
  totals: readonly boolean[],
  rounding: Rounding,
  given: (row: number) => bigint | null = () => null,
): Column {
  const shown = new Map<number, bigint>();
  const keep = (row: number, amount: bigint) => {
    const whole = given(row) ?? rounding.wholeOf(amount);
    shown.set(row, whole);
  };
  let open: number[] = [];
  let before: number | null = null;
  for (const [row, isTotal] of totals.entries()) {
    const amount = exact[row] ?? null;
    if (amount === null) continue;
    if (!isTotal) {
      open.push(row);
      continue;
    }
    const parts = partsOf(amount, exact, open, before);
    if (parts) shareOut(row, parts, { exact, shown, given, rounding });
    else keep(row, amount);
    [open, before] = [[], row];
  }
  return exact.map((amount, row) => {
    if (amount !== null && !shown.has(row)) keep(row, amount);
    return amount === null ? null : (shown.get(row) ?? null);
  });
}

/** The rows that a total adds up: those since the last total, or with that total; null where neither fits. */
function partsOf(
  total: bigint,
  exact: Column,
  open: readonly number[],
  before: number | null,
): number[] | null {
  const choices = before === null ? [[...open]] : [[...open], [before, ...open]];
  const sums = (rows: readonly number[]) =>
    rows.reduce((sum, row) => sum + (exact[row] ?? 0n), 0n) === total;
  return choices.find((rows) => rows.length > 0 && sums(rows)) ?? null;
}

type Sharing = {
  exact: Column;
  shown: Map<number, bigint>;
  given: (row: number) => bigint | null;
  rounding: Rounding;
};

/** Rounds the rows of a total by largest remainders; the total is their sum. */
function shareOut(total: number, parts: readonly number[], sharing: Sharing): void {
  const { exact, shown, given, rounding } = sharing;
  const { size, wholeOf } = rounding;
  const rows = parts.map((row) => {
    const amount = exact[row] ?? 0n;
    const known = shown.get(row) ?? given(row);
    const floor = known ?? floorOf(amount, size);
    return { row, floor, left: known === null ? amount - floor * size : 0n };
  });
  const base = rows.reduce((sum, { floor }) => sum + floor, 0n);
  const mayGoUp = rows
    .filter(({ left }) => left > 0n)
    .toSorted((one, other) => Number(other.left - one.left));
  const wanted = (given(total) ?? wholeOf(exact[total] ?? 0n)) - base;
  const count = Math.min(Math.max(Number(wanted), 0), mayGoUp.length);
  const up = new Set(mayGoUp.slice(0, count).map(({ row }) => row));
  for (const { row, floor } of rows) shown.set(row, floor + (up.has(row) ? 1n : 0n));
  shown.set(total, base + BigInt(count));
}
