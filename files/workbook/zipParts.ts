import { crc32 } from "node:zlib";
import { Deflate, Zip, type ZipInputFile } from "fflate";
import { joinPieces } from "../joinPieces.ts";

/** A file of an archive, its text in pieces as they are made. */
export type StreamedPart = { name: string; text: Iterable<string> };

/** The earliest date an archive can hold: the same parts give the same bytes whenever they are packed. */
const NO_DATE = new Date(1980, 0, 1);
/** Of nine. The next takes half as long again for a hundredth less. */
const LEVEL = 5;
/** What archives call this way of packing. */
const DEFLATED = 8;

/**
 * Packs texts into a compressed ZIP archive, holding no more than a piece of it at a time. By a
 * library and not by Node's zlib, whose bytes differ between its versions.
 */
export function* zipParts(parts: Iterable<StreamedPart>): Generator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  for (const { name, text } of parts) {
    const entry = newEntry(name);
    zip.add(entry);
    const deflate = new Deflate({ level: LEVEL }, (bytes, isLast) =>
      entry.ondata?.(null, bytes, isLast),
    );
    for (const piece of joinPieces(text)) {
      entry.size += piece.length;
      entry.crc = crc32(piece, entry.crc);
      deflate.push(piece);
      yield* packed.splice(0);
    }
    deflate.push(new Uint8Array(0), true);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed.splice(0);
}

/** An entry whose size and checksum grow as its text is packed. */
function newEntry(filename: string): ZipInputFile {
  return { filename, size: 0, crc: 0, compression: DEFLATED, mtime: NO_DATE };
}
