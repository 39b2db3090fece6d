import { isUtf16 } from "./sniffFormat.ts";

const LOOKED_AT = 4096;

/** Decodes text: UTF-8 or UTF-16 with or without a mark, else Windows-1252. The mark is taken off. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const isMarked = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isMarked || isUtf16(bytes.subarray(0, LOOKED_AT)))
    return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    // Bytes that are not UTF-8 are what Windows programs write; anything else is a fault.
    if (error instanceof TypeError) return new TextDecoder("windows-1252").decode(bytes);
    throw error;
  }
}
