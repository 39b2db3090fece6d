import { crc32, deflateRawSync } from "node:zlib";

/** The parts of an archive by their paths. */
export type Parts = Readonly<Record<string, string | Uint8Array>>;

const VERSION = 20;
const [LOCAL_SIZE, ENTRY_SIZE, END_SIZE] = [30, 46, 22];

/** Packs parts into a ZIP archive, compressed but for what is stored as it is: the type that OpenDocument writes first. */
export function packParts(parts: Parts, stored: readonly string[] = ["mimetype"]): Uint8Array {
  const locals: Uint8Array[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [path, content] of Object.entries(parts)) {
    const { name, packed, fields } = packPart(path, content, stored.includes(path));
    locals.push(header(LOCAL_SIZE, 0x04034b50, 6, fields), name, packed);
    const entry = header(ENTRY_SIZE, 0x02014b50, 8, fields);
    entry.writeUInt32LE(at, 42);
    entries.push(entry, name);
    at += LOCAL_SIZE + name.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  return Buffer.concat([...locals, directory, endOf(entries.length / 2, directory.length, at)]);
}

/** What both headers of a part tell in the same order. */
type Fields = { method: number; checksum: number; packed: number; size: number; name: number };

function packPart(path: string, content: string | Uint8Array, isStored: boolean) {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  const packed = isStored ? bytes : deflateRawSync(bytes, { level: 3 });
  const name = Buffer.from(path);
  const fields: Fields = {
    method: isStored ? 0 : 8,
    checksum: crc32(bytes),
    packed: packed.length,
    size: bytes.length,
    name: name.length,
  };
  return { name, packed, fields };
}

function header(size: number, signature: number, start: number, fields: Fields): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32LE(signature, 0);
  bytes.writeUInt16LE(VERSION, start - 2);
  bytes.writeUInt16LE(fields.method, start + 2);
  bytes.writeUInt32LE(fields.checksum, start + 8);
  bytes.writeUInt32LE(fields.packed, start + 12);
  bytes.writeUInt32LE(fields.size, start + 16);
  bytes.writeUInt16LE(fields.name, start + 20);
  return bytes;
}

function endOf(count: number, length: number, start: number): Buffer {
  const bytes = Buffer.alloc(END_SIZE);
  bytes.writeUInt32LE(0x06054b50, 0);
  bytes.writeUInt16LE(count, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(length, 12);
  bytes.writeUInt32LE(start, 16);
  return bytes;
}
