/** Numbers of one field of a list, a few bytes each, that grow without being copied once they are many. */
export type NumberColumn = {
  /** How many were added at the end. */
  length: number;
  readonly pieces: (Int32Array | Float64Array)[];
  /** Its numbers have 64 bits, not 32. */
  readonly isFloat: boolean;
};

const PIECE_BITS = 16;
const PIECE = 2 ** PIECE_BITS;
const WITHIN = PIECE - 1;
/** The first piece grows to its size: most ledgers are short, and a column may have nothing to say. */
const FIRST = 256;

/** A column of whole numbers of 32 bits. */
export function newIntColumn(): NumberColumn {
  return { length: 0, pieces: [], isFloat: false };
}

/** A column of numbers of 64 bits: whole ones are exact up to 2^53. */
export function newFloatColumn(): NumberColumn {
  return { length: 0, pieces: [], isFloat: true };
}

/** Adds a number at the end; noughts alone take no room. */
export function push(column: NumberColumn, value: number): void {
  const { length, pieces } = column;
  if (value !== 0 || pieces[length >>> PIECE_BITS]) put(column, length, value);
  column.length += 1;
}

/** Puts a number at a place, whether the column has come to it or not. */
export function put(column: NumberColumn, index: number, value: number): void {
  const within = index & WITHIN;
  let piece = column.pieces[index >>> PIECE_BITS];
  if (piece === undefined || within >= piece.length) piece = makeRoom(column, index);
  piece[within] = value;
}

/** A new piece, or the first at twice its length. */
function makeRoom(column: NumberColumn, index: number): Int32Array | Float64Array {
  const number = index >>> PIECE_BITS;
  const full = column.pieces[number];
  const grown = Math.max(FIRST, 2 ** (32 - Math.clz32(index)));
  const length = number === 0 ? grown : PIECE;
  const piece = column.isFloat ? new Float64Array(length) : new Int32Array(length);
  if (full) piece.set(full);
  column.pieces[number] = piece;
  return piece;
}

/** The number at a place; 0 where none was put. */
export function at(column: NumberColumn, index: number): number {
  return column.pieces[index >>> PIECE_BITS]?.[index & WITHIN] ?? 0;
}
