import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { StoredList } from "../store/kinds/storedList.ts";

/** How much text is held before it is packed. */
const PIECE = 1_000_000;

/** A piece begins with its length in four bytes. */
const LENGTH_BYTES = 4;

const LINE_FEED = 10;

/**
 * Packs lines of text a piece at a time: whoever writes or reads them holds the text of one piece, and
 * of the whole about a fifth of its size. Their name is made of the lines: how they are packed is no
 * part of it.
 */
export function packLines(lines: Iterable<string>): StoredList {
  const packed: Uint8Array[] = [];
  const hash = createHash("sha256");
  const pack = (text: string) => {
    hash.update(text);
    const piece = deflateRawSync(text, { level: 1 });
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(piece.byteLength);
    packed.push(length, piece);
  };
  let text = "";
  let isFirst = true;
  for (const line of lines) {
    text += isFirst ? line : `\n${line}`;
    isFirst = false;
    if (text.length < PIECE) continue;
    pack(text);
    text = "";
  }
  pack(text);
  return { content: Buffer.concat(packed), sha256: hash.digest("hex") };
}

/** The lines that were packed, one by one. */
export function* unpackLines(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder();
  for (const piece of unpacked(bytes)) {
    for (let start = 0; start < piece.byteLength; ) {
      const found = piece.indexOf(LINE_FEED, start);
      const end = found === -1 ? piece.byteLength : found;
      // A piece that is not the first begins where the line before it ends
      if (end > start) yield decoder.decode(piece.subarray(start, end));
      start = end + 1;
    }
  }
}

/** Earlier releases stored the lines as they are, and these begin with a brace: no length does. */
export function isPacked(bytes: Uint8Array): boolean {
  return bytes[0] !== "{".charCodeAt(0);
}

function* unpacked(bytes: Uint8Array): Generator<Uint8Array> {
  if (!isPacked(bytes)) {
    yield bytes;
    return;
  }
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = 0; start < view.byteLength; ) {
    const from = start + LENGTH_BYTES;
    start = from + view.readUInt32BE(start);
    yield inflateRawSync(view.subarray(from, start));
  }
}
