const PIECE = 64 * 1024;

/** Joins many short texts into few long ones of about so many characters, as bytes of UTF-8. */
export function* joinPieces(texts: Iterable<string>, length = PIECE): Generator<Uint8Array> {
  let piece = "";
  for (const text of texts) {
    piece += text;
    if (piece.length < length) continue;
    yield Buffer.from(piece);
    piece = "";
  }
  if (piece !== "") yield Buffer.from(piece);
}
