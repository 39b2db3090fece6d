import { isUtf8 } from "node:buffer";
import { eastAsianEncodingOf } from "../eastAsianEncoding.ts";
import { utf16WithoutMark } from "../sniffFormat.ts";
import { headOf, type LedgerSource } from "./LedgerSource.ts";

/** A name that `TextDecoder` knows, or the code page that it does not. */
export type Encoding = string;

export const CP850: Encoding = "cp850";

const LOOKED_AT = 4096;
/** A character of UTF-8 has at most four bytes. */
const LONGEST_CHARACTER = 4;

const [WESTERN, WESTERN_WITH_EURO] = ["windows-1252", "iso-8859-15"];

/** The encoding of a text file that declares none: what its bytes allow, and its words where those leave a doubt. */
export async function encodingOf(source: LedgerSource): Promise<Encoding> {
  const found = await encodingOfBytes(source);
  if (found !== WESTERN) return found;
  if (await hasLettersOfDos(source)) return CP850;
  return (await hasLettersOfLatin9(source)) ? WESTERN_WITH_EURO : found;
}

/** What the bytes of a file allow. */
async function encodingOfBytes(source: LedgerSource): Promise<Encoding> {
  const wide = await wideEncodingOf(source);
  if (wide !== null) return wide;
  if (await isAllUtf8(source)) return "utf-8";
  return eastAsianEncodingOf(await headOf(source, LOOKED_AT)) ?? WESTERN;
}

/** The encoding of a text file whose letters take two bytes each; null for any other. */
export async function wideEncodingOf(source: LedgerSource): Promise<Encoding | null> {
  const head = await headOf(source, LOOKED_AT);
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  return utf16WithoutMark(head);
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

/**
 * Whether words have the letters that ISO 8859-15 puts in the place of signs: š, ž and œ, or the euro at
 * an amount. Windows-1252 has these letters too, among bytes that are no characters in any part of ISO 8859.
 */
async function hasLettersOfLatin9(source: LedgerSource): Promise<boolean> {
  let isFound = false;
  for await (const piece of source.open())
    for (let at = 0; at < piece.length; at += 1) {
      const byte = piece[at] ?? 0;
      if (byte < 0x80) continue;
      if (byte < 0xa0) return false;
      isFound ||= isLetterOfLatin9(byte, piece[at - 1] ?? 0, piece[at + 1] ?? 0);
    }
  return isFound;
}

const [EURO, S_CARON, Z_CARON, OE] = [0xa4, 0xa8, 0xb8, 0xbd];

function isLetterOfLatin9(byte: number, before: number, after: number): boolean {
  if (byte === EURO)
    return isDigit(before) || isDigit(after) || (before === SPACE && after === SPACE);
  // A half may stand before a measure ("2½kg"), but neither after a letter nor before "uvre" and "ufs"
  if (byte === OE)
    return isSmall(after) && (isSmall(before) || (after === SMALL_U && !isDigit(before)));
  return (byte === S_CARON || byte === Z_CARON) && isSmall(before) && isSmall(after);
}

const [SPACE, SMALL_A, SMALL_U, SMALL_Z] = [0x20, 0x61, 0x75, 0x7a];

function isSmall(byte: number): boolean {
  return byte >= SMALL_A && byte <= SMALL_Z;
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

const DECLARED = /^[^<]{0,4}<\?xml[^>]{0,200}?encoding\s?=\s?["']([A-Za-z][\w.:-]{0,40})["']/;

/** The encoding of an XML file: UTF-8 where its bytes are, else what it declares. */
export async function xmlEncodingOf(source: LedgerSource): Promise<Encoding> {
  const found = await encodingOfBytes(source);
  if (found !== WESTERN) return found;
  const head = new TextDecoder(WESTERN).decode(await headOf(source, LOOKED_AT));
  const declared = DECLARED.exec(head)?.[1] ?? "";
  return isKnown(declared) && !/^utf-?8$/i.test(declared) ? declared : found;
}

function isKnown(encoding: string): boolean {
  try {
    return new TextDecoder(encoding).encoding !== "utf-8";
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The letters ü, é, â, ä, à, å, ç, ê, ë, æ, ö and ø in code page 850: signs in Windows-1252, which stand within no word. */
const DOS = new Set([0x81, 0x82, 0x83, 0x84, 0x86, 0x87, 0x88, 0x89, 0x91, 0x94, 0x9b]);
/** The first letter with an accent in Windows-1252. */
const ACCENTED = 0xc0;

/** Whether the letters within words are those of programs of DOS. */
async function hasLettersOfDos(source: LedgerSource): Promise<boolean> {
  let [dos, western] = [0, 0];
  for await (const piece of source.open())
    for (let at = 1; at < piece.length; at += 1) {
      const byte = piece[at] ?? 0;
      if (byte < 0x80 || !isSmall(piece[at - 1] ?? 0) || !isSmall(piece[at + 1] ?? 0)) continue;
      if (DOS.has(byte)) dos += 1;
      else if (byte >= ACCENTED) western += 1;
    }
  return dos > western;
}

/** The letters å, ä, ö and their capitals in code pages 437 and 850, and in ISO 8859-1. */
const PC8 = new Set([0x86, 0x84, 0x94, 0x8f, 0x8e, 0x99]);
const LATIN = new Set([0xe5, 0xe4, 0xf6, 0xc5, 0xc4, 0xd6]);

/** The encoding of a SIE file: it says PC8, and is what its letters are. */
export async function sieEncodingOf(source: LedgerSource): Promise<Encoding> {
  const found = await encodingOfBytes(source);
  if (found !== WESTERN) return found;
  let [pc8, latin] = [0, 0];
  for await (const piece of source.open())
    for (const byte of piece) {
      if (PC8.has(byte)) pc8 += 1;
      else if (LATIN.has(byte)) latin += 1;
    }
  return latin > pc8 ? found : CP850;
}
