import type { Table, TableRow } from "../../table/Table.ts";
import { widthOf } from "../../table/widthOf.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { MOST_COLUMNS } from "../headings/Header.ts";

/**
 * The table with its signs beside their amounts: statements copied from a web page have "$" and ")" in cells of their
 * own, and the heading of the amounts above "$". A column of signs alone is emptied into that of its amounts.
 */
export function joinSigns(table: Table): Table {
  if (!table.rows.slice(0, ROWS_LOOKED_AT).some(({ cells }) => cells.some(isBefore))) return table;
  const width = widthOf(table.rows);
  const columns = Array.from({ length: Math.min(width, MOST_COLUMNS) }, (_, index) => index);
  const before = columns.filter((index) => holdsSignsBefore(table.rows, index));
  const behind = columns.filter((index) => holdsSignsBehind(table.rows, index));
  if (before.length === 0) return table;
  const rows = table.rows.map((row) => ({ ...row, cells: joined(row.cells, before, behind) }));
  return { ...table, rows };
}

/** The first sign stands in one of the first rows. */
const ROWS_LOOKED_AT = 60;
const FEWEST_SIGNS = 2;
const YEAR = /^(?:19|20)\d\d$/;

function isBefore(cell: string): boolean {
  return /^(?:\p{Sc}|\p{Sc} ?\(|\()$/u.test(cell.trim());
}

function isBehind(cell: string): boolean {
  return cell.trim() === ")";
}

/** Signs that each have an amount to their right, and otherwise only headings with nothing to their right. */
function holdsSignsBefore(rows: readonly TableRow[], index: number): boolean {
  const filled = rows.filter(({ cells }) => (cells[index] ?? "").trim() !== "");
  const signs = filled.filter(({ cells }) => isBefore(cells[index] ?? ""));
  const areOfAmounts = signs.every(({ cells }) => isAmount(cells[index + 1] ?? ""));
  const areHeadings = filled.every((row) => signs.includes(row) || isHeading(row, index));
  return signs.length >= FEWEST_SIGNS && areOfAmounts && areHeadings;
}

function isHeading({ cells }: TableRow, index: number): boolean {
  const cell = (cells[index] ?? "").trim();
  return (cells[index + 1] ?? "").trim() === "" && (YEAR.test(cell) || !isFigure(cell));
}

function holdsSignsBehind(rows: readonly TableRow[], index: number): boolean {
  const filled = rows.filter(({ cells }) => (cells[index] ?? "").trim() !== "");
  return (
    filled.length > 0 &&
    filled.every(
      ({ cells }) => isBehind(cells[index] ?? "") && /^\p{Sc}? ?\(/u.test(cells[index - 1] ?? ""),
    )
  );
}

/** "(35,977" is none before its bracket is closed. */
function isAmount(cell: string): boolean {
  return isFigure(cell) || /^[-–—]$/.test(cell.trim()) || isFigure(`${cell.trim()})`);
}

function joined(
  cells: readonly string[],
  before: readonly number[],
  behind: readonly number[],
): string[] {
  const moved = [...cells];
  const isHeld = (index: number) => index < cells.length && moved[index] !== "";
  for (const index of behind.filter(isHeld)) {
    moved[index - 1] = `${moved[index - 1] ?? ""}${moved[index] ?? ""}`;
    moved[index] = "";
  }
  for (const index of before.filter(isHeld)) {
    moved[index + 1] = `${moved[index] ?? ""}${moved[index + 1] ?? ""}`;
    moved[index] = "";
  }
  return moved;
}
