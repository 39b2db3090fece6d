import type { Chance } from "../../core/testing/Chance.ts";

const HEADERS = ["PK\u0003\u0004", "PK\u0001\u0002", "PK\u0005\u0006"] as const;
const HEADER_SIZE = 46;

/** Changes the structure of an archive: a field of a header, bytes anywhere, its length. */
export function damageArchive(chance: Chance, archive: Uint8Array): Buffer {
  const bytes = Buffer.from(archive);
  return chance.pick([damageHeader, damageBytes, cut, repeat] as const)(chance, bytes);
}

function damageHeader(chance: Chance, bytes: Buffer): Buffer {
  const found: number[] = [];
  const mark = chance.pick(HEADERS);
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) found.push(at);
  const header = found[chance.between(0, found.length - 1)] ?? 0;
  const at = header + chance.between(4, HEADER_SIZE - 1);
  if (at + 4 > bytes.length) return bytes;
  if (chance.happens(50)) bytes.writeUInt32LE(chance.pick([0, 1, 0xffff_ffff, 0x7fff_ffff]), at);
  else bytes.writeUInt16LE(chance.pick([0, 1, 8, 0xffff]), at);
  return bytes;
}

function damageBytes(chance: Chance, bytes: Buffer): Buffer {
  for (let count = chance.between(1, 8); count > 0; count -= 1)
    bytes.writeUInt8(chance.between(0, 255), chance.between(0, bytes.length - 1));
  return bytes;
}

function cut(chance: Chance, bytes: Buffer): Buffer {
  return bytes.subarray(0, chance.between(4, bytes.length));
}

function repeat(chance: Chance, bytes: Buffer): Buffer {
  const start = chance.between(0, bytes.length - 1);
  return Buffer.concat([bytes, bytes.subarray(start)]);
}
