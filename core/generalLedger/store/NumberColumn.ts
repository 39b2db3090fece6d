/** Numbers of one field of a list, a few bytes each, that grow without being copied once they are many. */
export type NumberColumn = {
  length: number;
  readonly pieces: (Int32Array | Float64Array)[];
  readonly newPiece: (length: number) => Int32Array | Float64Array;
};

const PIECE_BITS = 16;
const PIECE = 2 ** PIECE_BITS;
const WITHIN = PIECE - 1;
/** The first piece grows to its size: most ledgers are short, and a column may have nothing to say. */
const FIRST = 256;

/** A column of whole numbers of 32 bits. */
export function newIntColumn(): NumberColumn {
  return { length: 0, pieces: [], newPiece: (length) => new Int32Array(length) };
}

/** A column of numbers of 64 bits: whole ones are exact up to 2^53. */
export function newFloatColumn(): NumberColumn {
  return { length: 0, pieces: [], newPiece: (length) => new Float64Array(length) };
}

/** Adds a number at the end. */
export function push(column: NumberColumn, value: number): void {
  const at = column.length;
  const within = at & WITHIN;
  let piece = column.pieces[at >>> PIECE_BITS];
  if (piece === undefined || within === piece.length) piece = makeRoom(column, at >>> PIECE_BITS);
  piece[within] = value;
  column.length = at + 1;
}

/** A new piece, or the first at twice its length. */
function makeRoom(column: NumberColumn, index: number): Int32Array | Float64Array {
  const full = column.pieces[index];
  const piece = column.newPiece(full ? 2 * full.length : index === 0 ? FIRST : PIECE);
  if (full) piece.set(full);
  column.pieces[index] = piece;
  return piece;
}

/** The number at a place; 0 beyond the end. */
export function at(column: NumberColumn, index: number): number {
  return column.pieces[index >>> PIECE_BITS]?.[index & WITHIN] ?? 0;
}

/** Puts another number at a place that the column has. */
export function put(column: NumberColumn, index: number, value: number): void {
  const piece = column.pieces[index >>> PIECE_BITS];
  if (piece) piece[index & WITHIN] = value;
}
