import { Zip, type ZipInputFile } from "fflate";
import { deflatePieces, PACKED_AT_ONCE } from "../deflatePieces.ts";
import { joinPieces } from "../joinPieces.ts";

/** A file of an archive, its text in pieces as they are made. */
export type StreamedPart = { name: string; text: Iterable<string> };

/** The earliest date an archive can hold: the same parts give the same bytes whenever they are packed. */
const NO_DATE = new Date(1980, 0, 1);
/** What archives call this way of packing. */
const DEFLATED = 8;

/** Packs texts into a compressed ZIP archive, holding no more than a piece of it at a time. */
export function* zipParts(parts: Iterable<StreamedPart>): Generator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  for (const { name, text } of parts) {
    const entry = newEntry(name);
    zip.add(entry);
    const deflated = deflatePieces(joinPieces(text, PACKED_AT_ONCE));
    let piece = deflated.next();
    for (; !piece.done; piece = deflated.next()) {
      entry.ondata?.(null, piece.value, false);
      yield* packed.splice(0);
    }
    Object.assign(entry, piece.value);
    entry.ondata?.(null, new Uint8Array(0), true);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed.splice(0);
}

/** An entry whose size and checksum are known when its text is packed. */
function newEntry(filename: string): ZipInputFile {
  return { filename, size: 0, crc: 0, compression: DEFLATED, mtime: NO_DATE };
}
