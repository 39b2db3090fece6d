import { isAscii } from "node:buffer";
import { StringDecoder } from "node:string_decoder";
import { decodeCp850 } from "./decodeCp850.ts";
import { CP850, type Encoding, wideEncodingOf } from "./encodingOf.ts";
import type { LedgerSource } from "./LedgerSource.ts";

/** The text of a file, piece by piece; its mark of the encoding is taken off. */
export async function* textPieces(
  source: LedgerSource,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  for await (const piece of source.open()) {
    const text = decoder.write(piece);
    if (text !== "") yield text;
  }
  const last = decoder.end();
  if (last !== "") yield last;
}

/**
 * The same for a file whose encoding is only looked for, through all of it, at the first letter that is
 * none of ASCII: most audit files have none.
 */
export async function* textPiecesIn(
  source: LedgerSource,
  encodingOf: (source: LedgerSource) => Promise<Encoding>,
): AsyncGenerator<string> {
  const wide = await wideEncodingOf(source);
  let decoder = wide === null ? null : decoderOf(wide);
  for await (const piece of source.open()) {
    if (decoder === null && !isAscii(piece)) decoder = decoderOf(await encodingOf(source));
    const text = decoder === null ? asBuffer(piece).toString("utf8") : decoder.write(piece);
    if (text !== "") yield text;
  }
  const last = decoder?.end() ?? "";
  if (last !== "") yield last;
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

type Decoder = { write: (piece: Uint8Array) => string; end: () => string };

function decoderOf(encoding: Encoding): Decoder {
  if (encoding === CP850) return { write: decodeCp850, end: () => "" };
  if (encoding === "utf-8") return utf8Decoder();
  const decoder = new TextDecoder(encoding);
  return { write: (piece) => decoder.decode(piece, { stream: true }), end: () => decoder.decode() };
}

const MARK = "\ufeff";

/** Several times as fast as a `TextDecoder` that is given one piece after the other. */
function utf8Decoder(): Decoder {
  const decoder = new StringDecoder("utf8");
  let isBegun = false;
  return {
    write: (piece) => {
      const text = decoder.write(asBuffer(piece));
      const own = !isBegun && text.startsWith(MARK) ? text.slice(1) : text;
      isBegun ||= text !== "";
      return own;
    },
    end: () => decoder.end(),
  };
}
