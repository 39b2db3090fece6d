import type { MergedRange } from "@tieout/core";

/** Where a cell stands: its row from 1, its column from 0. */
export type CellPlace = { row: number; column: number };

const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;
const [BEFORE_A, BEFORE_0] = [64, 48];

/** The place that a reference such as "B7" names; null for what names no cell of a sheet. */
export function parseReference(reference: string): CellPlace | null {
  let [at, column, row] = [0, 0, 0];
  for (; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - BEFORE_A;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  if (column < 1 || column > MOST_COLUMNS) return null;
  for (; at < reference.length; at += 1) {
    const digit = reference.charCodeAt(at) - BEFORE_0;
    if (digit < 0 || digit > 9) return null;
    row = row * 10 + digit;
  }
  return row < 1 || row > MOST_ROWS ? null : { row, column: column - 1 };
}

/** The range that a reference such as "B7:D9" names; null for one that is none, or of a single cell. */
export function parseRange(reference: string): MergedRange | null {
  const [first = "", last = ""] = reference.split(":", 2);
  const [from, to] = [parseReference(first), parseReference(last)];
  if (!from || !to) return null;
  return {
    top: Math.min(from.row, to.row),
    left: Math.min(from.column, to.column),
    bottom: Math.max(from.row, to.row),
    right: Math.max(from.column, to.column),
  };
}
