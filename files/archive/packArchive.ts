import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";
import { Zip, type ZipInputFile } from "fflate";
import {
  ARCHIVE_SCHEMA,
  type ArchivedFile,
  type ArchiveManifest,
  MANIFEST_PATH,
} from "./ArchiveManifest.ts";

/** A file of an archive; its bytes are read when its turn comes, a piece at a time. */
export type ArchivePart = { path: string; bytes: AsyncIterable<Uint8Array> };

/** The earliest date an archive can hold: an unchanged project gives the same archive. */
const NO_DATE = new Date(1980, 0, 1);
/** What archives call this way of packing. */
const DEFLATED = 8;

/**
 * Packs a project into a ZIP archive, the manifest of all it holds at the end, and holds no more than
 * a piece of it at a time. It is compressed beside the caller's thread.
 */
export async function* packArchive(
  about: Pick<ArchiveManifest, "projectId" | "auditHead">,
  parts: AsyncIterable<ArchivePart>,
): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  const files: ArchivedFile[] = [];
  for await (const part of parts) {
    const entry = pack(zip, part);
    for await (const _ of entry.pieces) yield* packed.splice(0);
    files.push({ path: part.path, ...entry.written() });
    yield* packed.splice(0);
  }
  const manifest: ArchiveManifest = { $schema: ARCHIVE_SCHEMA, ...about, files };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const last = pack(zip, { path: MANIFEST_PATH, bytes: Readable.from([Buffer.from(text)]) });
  for await (const _ of last.pieces) yield* packed.splice(0);
  zip.end();
  yield* packed.splice(0);
}

/** Adds a file to an archive, a piece at a time; what it was is known when it has ended. */
function pack(zip: Zip, { path, bytes }: ArchivePart) {
  const hash = createHash("sha256");
  const entry: ZipInputFile = {
    filename: path,
    size: 0,
    crc: 0,
    compression: DEFLATED,
    mtime: NO_DATE,
  };
  zip.add(entry);
  const measured = async function* () {
    for await (const piece of bytes) {
      entry.size += piece.byteLength;
      entry.crc = crc32(piece, entry.crc);
      hash.update(piece);
      yield piece;
    }
  };
  const pieces = async function* () {
    const deflate = createDeflateRaw();
    const source = Readable.from(measured());
    source.on("error", (error) => deflate.destroy(error));
    for await (const piece of source.pipe(deflate) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
      entry.ondata?.(null, piece, false);
      yield;
    }
    entry.ondata?.(null, new Uint8Array(0), true);
    yield;
  };
  return {
    pieces: pieces(),
    written: () => ({ sizeBytes: entry.size, sha256: hash.digest("hex") }),
  };
}
