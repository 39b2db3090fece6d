import type { LedgerCellBytes } from "@tieout/core";
import { limits } from "../../limits.ts";

/** What separates the cells and the rows of a file, each a byte. */
export type ByteFormat = {
  delimiter: number;
  /** Rows end with a carriage return before the newline. */
  hasReturns: boolean;
  /** A quote at the beginning of a cell is one of its letters. */
  isQuoteless: boolean;
  /** A row has no more cells than this. */
  width: number;
};

const [NEWLINE, RETURN, QUOTE, SPACE, TILDE] = [10, 13, 34, 32, 126];

/** Room for the cells of one row after the other. */
export function newCellBytes(): LedgerCellBytes {
  const [starts, ends] = [
    new Int32Array(limits.ledgerColumns + 1),
    new Int32Array(limits.ledgerColumns + 1),
  ];
  return { bytes: new Uint8Array(0), starts, ends, count: 0, isPlain: true };
}

/**
 * Cuts the row that begins at a place into its cells, and tells where the next one begins; -1 for a row
 * that needs more than this: one that does not end here, has too many cells, or odd quotes.
 */
export function cutRow(cells: LedgerCellBytes, from: number, format: ByteFormat): number {
  const { bytes, starts, ends } = cells;
  const most = Math.min(format.width, limits.ledgerColumns);
  cells.count = 0;
  cells.isPlain = true;
  for (let start = from; start < bytes.length && cells.count < most; ) {
    const isQuoted = bytes[start] === QUOTE && !format.isQuoteless;
    if (isQuoted) start += 1;
    const end = isQuoted ? endOfQuoted(cells, start, format) : endOfCell(cells, start, format);
    if (end < 0) return -1;
    starts[cells.count] = start;
    ends[cells.count] = end;
    cells.count += 1;
    const behind = isQuoted ? end + 1 : end;
    if (bytes[behind] !== format.delimiter) return behind + (format.hasReturns ? 2 : 1);
    start = behind + 1;
  }
  return -1;
}

/** Where a cell ends: at what separates cells or rows. */
function endOfCell(cells: LedgerCellBytes, from: number, format: ByteFormat): number {
  const { bytes } = cells;
  const { delimiter } = format;
  const { length } = bytes;
  for (let at = from; at < length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === delimiter) return at;
    // One comparison for both ends: without a sign, what is below them is above
    if ((byte - SPACE) >>> 0 <= TILDE - SPACE) continue;
    if (isRowEnd(bytes, at, format)) return at;
    cells.isPlain = false;
  }
  return -1;
}

/** Where a quoted cell ends that has no quote within it and a separator behind it; -1 for any other. */
function endOfQuoted(cells: LedgerCellBytes, from: number, format: ByteFormat): number {
  const { bytes } = cells;
  const end = bytes.indexOf(QUOTE, from);
  if (end < 0) return -1;
  if (bytes[end + 1] !== format.delimiter && !isRowEnd(bytes, end + 1, format)) return -1;
  cells.isPlain &&= isPlainText(bytes, from, end);
  return end;
}

function isRowEnd(bytes: Uint8Array, at: number, { hasReturns }: ByteFormat): boolean {
  return hasReturns ? bytes[at] === RETURN && bytes[at + 1] === NEWLINE : bytes[at] === NEWLINE;
}

function isPlainText(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < SPACE || byte > TILDE) return false;
  }
  return true;
}
