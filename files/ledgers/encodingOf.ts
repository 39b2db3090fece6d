import { isUtf8 } from "node:buffer";
import { utf16WithoutMark } from "../sniffFormat.ts";
import { headOf, type LedgerSource } from "./LedgerSource.ts";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "cp437";

const LOOKED_AT = 4096;
/** A character of UTF-8 has at most four bytes. */
const LONGEST_CHARACTER = 4;

/** The encoding of a text file: what its bytes allow, whatever it declares. */
export async function encodingOf(source: LedgerSource): Promise<Encoding> {
  const head = await headOf(source, LOOKED_AT);
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const utf16 = utf16WithoutMark(head);
  if (utf16 !== null) return utf16;
  return (await isAllUtf8(source)) ? "utf-8" : "windows-1252";
}

async function isAllUtf8(source: LedgerSource): Promise<boolean> {
  let rest: Uint8Array = new Uint8Array(0);
  for await (const piece of source.open()) {
    const bytes = rest.byteLength === 0 ? piece : Buffer.concat([rest, piece]);
    const end = lastWhole(bytes);
    if (!isUtf8(bytes.subarray(0, end))) return false;
    rest = Buffer.from(bytes.subarray(end));
  }
  return rest.byteLength === 0;
}

/** Where the last character begins whose bytes are not all there; the length where there is none. */
function lastWhole(bytes: Uint8Array): number {
  const { length } = bytes;
  for (let back = 1; back <= Math.min(LONGEST_CHARACTER - 1, length); back += 1) {
    const byte = bytes[length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const wanted = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return wanted > back ? length - back : length;
  }
  return length;
}
