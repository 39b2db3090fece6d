/** How much of a large object is held at a time. */
const PIECE_BYTES = 4 * 1024 * 1024;

/** The first bytes tell what a file is: whoever wants no more has not waited for a large piece. */
const HEAD_BYTES = 64 * 1024;

/** Gives the bytes from one place to before another; null where there are none. */
export type ReadRange = (start: number, end: number) => Promise<Uint8Array | null>;

/** An object of so many bytes, a piece at a time. An object that is gone meanwhile is an error. */
export async function* piecesOf(size: number, readRange: ReadRange): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < size; ) {
    const end = Math.min(size, start + (start === 0 ? HEAD_BYTES : PIECE_BYTES));
    const piece = await readRange(start, end);
    if (!piece?.byteLength) throw new Error(`byte ${start} of an object of ${size} is not there`);
    yield piece;
    start += piece.byteLength;
  }
}
