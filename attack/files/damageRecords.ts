import type { Chance } from "../../core/testing/Chance.ts";

/** Where the sectors of the container's content begin. */
const CONTENT = 512;

/** A link and a range of columns that reach over a whole sheet, as records ([MS-XLS] 2.4.140, 2.4.53). */
const LINK = Buffer.from([0xb8, 0x01, 0x40, 0x00, 0, 0, 0xff, 0xff, 0, 0, 0xff, 0x00]);
const COLUMNS = Buffer.from([
  0x7d, 0x00, 0x0c, 0x00, 0, 0, 0xff, 0xff, 0, 0x10, 0x0f, 0, 1, 0, 0, 0,
]);

/** Changes an .xls: bytes and fields anywhere, records that reach too far, its length. */
export function damageRecords(chance: Chance, xls: Uint8Array): Buffer {
  const bytes = Buffer.from(xls);
  for (let count = chance.between(1, 6); count > 0; count -= 1) {
    const at = chance.between(chance.happens(80) ? CONTENT : 8, bytes.length - 64);
    const kind = chance.between(0, 4);
    if (kind === 0) bytes.writeUInt8(chance.between(0, 255), at);
    else if (kind === 1) bytes.writeUInt16LE(chance.pick([0, 1, 0x00ff, 0x7fff, 0xffff]), at);
    else if (kind === 2) bytes.writeUInt32LE(chance.pick([0, 0xffff_ffff, 0xffff_fffe]), at);
    else bytes.set(kind === 3 ? LINK : COLUMNS, at);
  }
  return chance.happens(10) ? bytes.subarray(0, chance.between(8, bytes.length)) : bytes;
}
