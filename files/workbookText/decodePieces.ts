import { isAscii } from "node:buffer";
import { damage } from "./refusal.ts";

/** The text of an XML document's bytes, UTF-16 by its mark and else UTF-8, whatever way they are cut. */
export async function* decodePieces(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const piece of pieces) {
    // Most sheets are ASCII to their end: a decoder costs as much time as reading the XML.
    if (decoder === null && isAscii(piece)) {
      yield piece.toString("latin1");
      continue;
    }
    decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
    yield decode(() => decoder?.decode(piece, { stream: true }) ?? "");
  }
  yield decode(() => decoder?.decode() ?? "");
}

function encodingOf(piece: Buffer): string {
  if (piece[0] === 0xff && piece[1] === 0xfe) return "utf-16le";
  return piece[0] === 0xfe && piece[1] === 0xff ? "utf-16be" : "utf-8";
}

function decode(run: () => string): string {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw damage("its text is neither UTF-8 nor UTF-16");
  }
}
