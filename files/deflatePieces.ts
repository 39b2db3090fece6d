import { constants, crc32, deflateRawSync } from "node:zlib";

/** What is packed at once: matches do not reach back over a border, so more borders pack worse. */
export const PACKED_AT_ONCE = 256 * 1024;

/** Of nine. The next take longer than what they save is worth. */
const LEVEL = 5;

/** The size of what was packed, and its checksum as ZIP and gzip have it. */
export type PackedContent = { size: number; crc: number };

/**
 * Packs pieces into one stream of DEFLATE (RFC 1951), a piece at a time, by the zlib of the Node that a
 * release runs on: the same pieces give the same bytes there. Returns what gzip and ZIP say of the content.
 */
export function* deflatePieces(
  pieces: Iterable<Uint8Array>,
): Generator<Uint8Array<ArrayBuffer>, PackedContent> {
  const content = { size: 0, crc: 0 };
  for (const piece of pieces) {
    content.size += piece.length;
    content.crc = crc32(piece, content.crc);
    yield deflateRawSync(piece, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH });
  }
  yield deflateRawSync(new Uint8Array(0), { level: LEVEL });
  return content;
}
