import { crc32, createInflateRaw } from "node:zlib";
import type { ZipEntry } from "../readZipDirectory.ts";
import { damage } from "./refusal.ts";
import { spendBytes, type WorkbookArchive } from "./WorkbookArchive.ts";

const PIECE = 256 * 1024;

/**
 * The bytes of a part, inflated a piece at a time within the archive's budget: what a directory says of
 * sizes need not be true. Its checksum is compared at the end.
 */
export async function* inflatePart(
  archive: WorkbookArchive,
  entry: ZipEntry,
): AsyncGenerator<Buffer> {
  let checksum = 0;
  for await (const piece of entry.isDeflated ? inflated(archive, entry) : stored(archive, entry)) {
    spendBytes(archive, piece.length);
    checksum = crc32(piece, checksum);
    yield piece;
  }
  if (checksum !== entry.checksum) throw damage("the archive is damaged");
}

async function* inflated(archive: WorkbookArchive, entry: ZipEntry): AsyncGenerator<Buffer> {
  const inflater = createInflateRaw({ chunkSize: PIECE });
  inflater.end(packedBytes(archive, entry));
  try {
    for await (const piece of inflater) yield piece;
  } catch {
    // The library says that the packed bytes are damaged by throwing.
    throw damage("the archive is damaged");
  }
}

function* stored(archive: WorkbookArchive, entry: ZipEntry): Generator<Buffer> {
  const packed = packedBytes(archive, entry);
  for (let at = 0; at < packed.length; at += PIECE) yield packed.subarray(at, at + PIECE);
}

function packedBytes({ bytes }: WorkbookArchive, { start, packedSize }: ZipEntry): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, packedSize);
}
