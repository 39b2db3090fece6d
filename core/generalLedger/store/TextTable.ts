import { at, type NumberColumn, newIntColumn, push } from "./NumberColumn.ts";

/**
 * Many texts by number, each text of one kind once while it is met often. They are kept as bytes, so
 * that a text which was cut out of a file does not keep the piece of the file it was cut from.
 */
export type TextTable = {
  /** The numbers of the texts met lately. */
  readonly known: Map<string, number>;
  readonly starts: NumberColumn;
  readonly lengths: NumberColumn;
  /** Bit 0: two bytes a character; the rest is the piece that it stands in. */
  readonly forms: NumberColumn;
  readonly pieces: Uint8Array[];
  used: number;
};

const PIECE = 1 << 20;
const MOST_KNOWN = 100_000;

/** An empty table: the text of number 0 is the empty one. */
export function newTextTable(): TextTable {
  const table: TextTable = {
    known: new Map(),
    starts: newIntColumn(),
    lengths: newIntColumn(),
    forms: newIntColumn(),
    pieces: [],
    used: PIECE,
  };
  append(table, "");
  table.known.set("", 0);
  return table;
}

/** The number of a text, which is taken in where it is not known. */
export function textNumber(table: TextTable, text: string): number {
  const { known } = table;
  const found = known.get(text);
  if (found !== undefined) return found;
  const number = append(table, text);
  if (known.size >= MOST_KNOWN) known.clear();
  // A copy: the text itself may be a part of a much longer one
  known.set(textAt(table, number), number);
  return number;
}

/** The text of a number. */
export function textAt(table: TextTable, number: number): string {
  const length = at(table.lengths, number);
  if (length === 0) return "";
  const form = at(table.forms, number);
  const start = at(table.starts, number);
  const isWide = (form & 1) === 1;
  const bytes = table.pieces[form >> 1]?.subarray(start, start + (isWide ? 2 * length : length));
  return bytes === undefined ? "" : fromBytes(bytes, isWide);
}

function append(table: TextTable, text: string): number {
  const isWide = hasWide(text);
  const size = isWide ? 2 * text.length : text.length;
  if (table.used + size > PIECE) {
    table.pieces.push(new Uint8Array(Math.max(PIECE, size)));
    table.used = 0;
  }
  const piece = table.pieces.at(-1) ?? new Uint8Array(0);
  push(table.starts, table.used);
  push(table.lengths, text.length);
  push(table.forms, ((table.pieces.length - 1) << 1) | (isWide ? 1 : 0));
  let to = table.used;
  for (let from = 0; from < text.length; from += 1) {
    const code = text.charCodeAt(from);
    piece[to] = code;
    to += 1;
    if (!isWide) continue;
    piece[to] = code >>> 8;
    to += 1;
  }
  table.used = to;
  return table.starts.length - 1;
}

function hasWide(text: string): boolean {
  for (let index = 0; index < text.length; index += 1)
    if (text.charCodeAt(index) > 0xff) return true;
  return false;
}

/** So many characters are made to a text at once. */
const TOGETHER = 8_192;

function fromBytes(bytes: Uint8Array, isWide: boolean): string {
  const codes = isWide ? widened(bytes) : bytes;
  if (codes.length <= TOGETHER) return String.fromCharCode(...codes);
  let text = "";
  for (let start = 0; start < codes.length; start += TOGETHER)
    text += String.fromCharCode(...codes.subarray(start, start + TOGETHER));
  return text;
}

function widened(bytes: Uint8Array): Uint16Array {
  const codes = new Uint16Array(bytes.length / 2);
  for (let index = 0; index < codes.length; index += 1)
    codes[index] = (bytes[2 * index] ?? 0) | ((bytes[2 * index + 1] ?? 0) << 8);
  return codes;
}
