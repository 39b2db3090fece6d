import { crc32 } from "node:zlib";

export type ZipPart = { name: string; content: Uint8Array };

const VERSION = 20;
const LOCAL_SIZE = 30;
const ENTRY_SIZE = 46;
const END_SIZE = 22;

/** Packs files into a ZIP archive without compressing them. */
export function writeStoredZip(parts: readonly ZipPart[]): Uint8Array {
  const named = parts.map(({ name, content }) => ({ name: Buffer.from(name), content }));
  const names = named.reduce((sum, { name }) => sum + name.length, 0);
  const contents = named.reduce((sum, { content }) => sum + content.length, 0);
  const headers = named.length * (LOCAL_SIZE + ENTRY_SIZE) + END_SIZE;
  const archive = Buffer.alloc(headers + 2 * names + contents);
  let at = 0;
  const directory = named.map((part) => {
    const entry = { ...part, offset: at, crc: crc32(part.content) };
    at = writeLocal(archive, at, entry);
    return entry;
  });
  const start = at;
  for (const entry of directory) at = writeEntry(archive, at, entry);
  archive.writeUInt32LE(0x06054b50, at);
  archive.writeUInt16LE(directory.length, at + 8);
  archive.writeUInt16LE(directory.length, at + 10);
  archive.writeUInt32LE(at - start, at + 12);
  archive.writeUInt32LE(start, at + 16);
  return archive;
}

type Entry = { name: Buffer; content: Uint8Array; offset: number; crc: number };

function writeLocal(archive: Buffer, at: number, { name, content, crc }: Entry): number {
  archive.writeUInt32LE(0x04034b50, at);
  archive.writeUInt16LE(VERSION, at + 4);
  writeSizes(archive, at + 14, { name, content, crc });
  archive.set(name, at + LOCAL_SIZE);
  archive.set(content, at + LOCAL_SIZE + name.length);
  return at + LOCAL_SIZE + name.length + content.length;
}

function writeEntry(archive: Buffer, at: number, { name, content, offset, crc }: Entry): number {
  archive.writeUInt32LE(0x02014b50, at);
  archive.writeUInt16LE(VERSION, at + 4);
  archive.writeUInt16LE(VERSION, at + 6);
  writeSizes(archive, at + 16, { name, content, crc });
  archive.writeUInt32LE(offset, at + 42);
  archive.set(name, at + ENTRY_SIZE);
  return at + ENTRY_SIZE + name.length;
}

function writeSizes(archive: Buffer, at: number, { name, content, crc }: Omit<Entry, "offset">) {
  archive.writeUInt32LE(crc, at);
  archive.writeUInt32LE(content.length, at + 4);
  archive.writeUInt32LE(content.length, at + 8);
  archive.writeUInt16LE(name.length, at + 12);
}
