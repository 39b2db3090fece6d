import { utf16WithoutMark } from "./sniffFormat.ts";

/** A text and whether its encoding had to be assumed. */
export type DecodedText = { text: string; isAssumed: boolean };

const LOOKED_AT = 4096;

/**
 * Decodes text: UTF-8 or UTF-16 with or without a mark, else Windows-1252, which gives every byte
 * some letter and so is only assumed. The mark is taken off.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return { text: new TextDecoder(utf16).decode(bytes), isAssumed: false };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), isAssumed: false };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { text: new TextDecoder("windows-1252").decode(bytes), isAssumed: true };
  }
}

function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return utf16WithoutMark(bytes.subarray(0, LOOKED_AT));
}
