import { eastAsianEncodingOf } from "./eastAsianEncoding.ts";
import { utf16WithoutMark } from "./sniffFormat.ts";

/** A text and whether its encoding had to be assumed. */
export type DecodedText = { text: string; isAssumed: boolean };

const LOOKED_AT = 4096;

/**
 * Decodes text: UTF-8 or UTF-16 with or without a mark, else an encoding of East Asia where its words are
 * those of accounts, else Windows-1252, which gives every byte some letter and so is only assumed. The mark
 * is taken off.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return { text: decodeUtf16(bytes, utf16), isAssumed: false };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const isPlain = !Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(LEADS);
    return { text: isPlain || !STRAY.test(text) ? text : withoutStray(text), isAssumed: false };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return decodeBytes(bytes);
  }
}

function decodeBytes(bytes: Uint8Array): DecodedText {
  const eastAsian = eastAsianEncodingOf(bytes.subarray(0, LOOKED_AT));
  if (eastAsian === null)
    return { text: new TextDecoder("windows-1252").decode(bytes), isAssumed: true };
  const text = new TextDecoder(eastAsian).decode(bytes);
  return { text, isAssumed: text.includes("\ufffd") };
}

/** Controls that no program writes: letters of Windows-1252 that were turned into UTF-8 as if they were Latin-1. */
const STRAY = /[\u0080-\u0084\u0086-\u009f]/;
/** The byte that leads each of them in UTF-8: most files have none, and it is found at once. */
const LEADS = 0xc2;
const EVERY_STRAY = /[\u0080-\u0084\u0086-\u009f]/g;

function withoutStray(text: string): string {
  const letters = new TextDecoder("windows-1252");
  return text.replace(EVERY_STRAY, (letter) => letters.decode(Uint8Array.of(letter.charCodeAt(0))));
}

type Utf16 = "utf-16le" | "utf-16be";

/** By code units, so that half of a character is found later: a decoder puts another in its place unsaid. */
function decodeUtf16(bytes: Uint8Array, encoding: Utf16): string {
  const isCut = bytes.length % 2 === 1;
  const whole = Buffer.from(isCut ? bytes.subarray(0, -1) : bytes);
  const text = (encoding === "utf-16be" ? whole.swap16() : whole).toString("utf16le");
  return (text.startsWith("\ufeff") ? text.slice(1) : text) + (isCut ? "\ufffd" : "");
}

function utf16Of(bytes: Uint8Array): Utf16 | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return utf16WithoutMark(bytes.subarray(0, LOOKED_AT));
}
