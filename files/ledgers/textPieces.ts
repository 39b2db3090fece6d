import { decodeCp437 } from "./decodeCp437.ts";
import type { Encoding } from "./encodingOf.ts";
import type { LedgerSource } from "./LedgerSource.ts";

/** The text of a file, piece by piece; its mark of the encoding is taken off. */
export async function* textPieces(
  source: LedgerSource,
  encoding: Encoding,
): AsyncGenerator<string> {
  if (encoding === "cp437") {
    for await (const piece of source.open()) yield decodeCp437(piece);
    return;
  }
  const decoder = new TextDecoder(encoding);
  for await (const piece of source.open()) {
    const text = decoder.decode(piece, { stream: true });
    if (text !== "") yield text;
  }
  const last = decoder.decode();
  if (last !== "") yield last;
}
