/** Numbers of one field of a long list, a few bytes each, that grow without being copied. */
export type NumberColumn = {
  length: number;
  readonly pieces: (Int32Array | Float64Array)[];
  readonly newPiece: () => Int32Array | Float64Array;
};

const PIECE_BITS = 16;
const PIECE = 2 ** PIECE_BITS;
const WITHIN = PIECE - 1;

/** A column of whole numbers of 32 bits. */
export function newIntColumn(): NumberColumn {
  return { length: 0, pieces: [], newPiece: () => new Int32Array(PIECE) };
}

/** A column of numbers of 64 bits: whole ones are exact up to 2^53. */
export function newFloatColumn(): NumberColumn {
  return { length: 0, pieces: [], newPiece: () => new Float64Array(PIECE) };
}

/** Adds a number at the end. */
export function push(column: NumberColumn, value: number): void {
  const at = column.length;
  let piece = column.pieces[at >>> PIECE_BITS];
  if (piece === undefined) {
    piece = column.newPiece();
    column.pieces.push(piece);
  }
  piece[at & WITHIN] = value;
  column.length = at + 1;
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
