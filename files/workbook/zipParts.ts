import { Zip, ZipDeflate } from "fflate";
import { joinPieces } from "../joinPieces.ts";

/** A file of an archive, its text in pieces as they are made. */
export type StreamedPart = { name: string; text: Iterable<string> };

/** The earliest date an archive can hold: the same parts give the same bytes whenever they are packed. */
const NO_DATE = new Date(1980, 0, 1);

/** Packs texts into a compressed ZIP archive, holding no more than a piece of it at a time. */
export function* zipParts(parts: Iterable<StreamedPart>): Generator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  for (const { name, text } of parts) {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = NO_DATE;
    zip.add(entry);
    for (const piece of joinPieces(text)) {
      entry.push(piece);
      yield* packed.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed.splice(0);
}
