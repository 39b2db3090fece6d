import {
  type CountedTexts,
  countAt,
  knownSeriesOf,
  newCountedTexts,
  seriesOf,
  startOfCount,
} from "./CountedTexts.ts";
import { hashOf } from "./hashOf.ts";
import { at, type NumberColumn, newIntColumn, push, put } from "./NumberColumn.ts";
import { asciiText, asText, copyBytes, ownText } from "./textOfBytes.ts";

/**
 * Texts by number, the same text by the same one wherever it is asked for by `textNumber`. They stand one after the other as bytes
 * (ISO 8859-1), so that a text takes a few bytes and does not keep the piece of the file that it was
 * read from. Strings are cut out of blocks that are asked for often, of which a few are strings at a time.
 */
export type TextTable = {
  /** Where each text begins: its block, and the place within; -1 for one that stands in `wide`. */
  readonly start: NumberColumn;
  readonly length: NumberColumn;
  readonly blocks: Block[];
  /** Blocks that are strings, and which of them the next one takes the place of. */
  readonly spelt: Block[];
  nextSpelt: number;
  /** How many bytes of the last block are used. */
  used: number;
  /** Texts that count on. */
  readonly counted: CountedTexts;
  /** The others by hash, two numbers a slot: the number of a text, counted from 1, and its whole hash. */
  slots: Int32Array;
  /** How many slots are taken. */
  known: number;
  /** Texts with other letters, long ones, and those that many others share their place with. */
  readonly wide: Map<string, number>;
  readonly wideTexts: Map<number, string>;
  isCrowded: boolean;
};

/** Bytes, the same as a string while they are asked for, and how often they were since they are none. */
type Block = { bytes: Uint8Array; isAscii: boolean; text: string; asked: number };

export const BLOCK_BITS = 16;
const BLOCK = 2 ** BLOCK_BITS;
export const WITHIN = BLOCK - 1;
/** So many blocks are strings at a time: 16 MiB, and the accounts of a ledger by account have one each. */
const MOST_SPELT = 256;
/** A block that is asked for so often is worth a string: its texts follow one another. */
const OFTEN = 64;
/** Longer texts stand by themselves. */
const LONGEST = BLOCK / 4;
const FEWEST_SLOTS = 1_024;
/** Beyond so many texts at one place, the next are known by name: a file may be made to crowd them. */
const MOST_TRIED = 128;
/** How many times as many slots there are when they are few. */
const GROWTH = 4;

/** An empty table: the text of number 0 is the empty one. */
export function newTextTable(): TextTable {
  const table: TextTable = {
    start: newIntColumn(),
    length: newIntColumn(),
    blocks: [],
    spelt: [],
    nextSpelt: 0,
    used: BLOCK,
    counted: newCountedTexts(),
    slots: new Int32Array(2 * FEWEST_SLOTS),
    known: 0,
    wide: new Map(),
    wideTexts: new Map(),
    isCrowded: false,
  };
  push(table.start, 0);
  push(table.length, 0);
  return table;
}

/** How many texts a table holds, the empty one among them. */
export function countTexts({ start }: TextTable): number {
  return start.length;
}

let scratch: Uint8Array = new Uint8Array(256);

/** The number of a text, which is added where it is new. */
export function textNumber(table: TextTable, text: string): number {
  const { length } = text;
  if (length === 0) return 0;
  return copyOf(text) ? bytesNumber(table, scratch, 0, length) : wideNumber(table, text);
}

/** The number of a text that was added by `textNumber`; 0 for any other. */
export function knownNumber(table: TextTable, text: string): number {
  if (!copyOf(text)) return table.wide.get(text) ?? 0;
  const start = startOfCount(scratch, 0, text.length);
  const series = start < text.length ? knownSeriesOf(table.counted, scratch, 0, start) : null;
  if (series !== null) return at(series, countAt(scratch, start, text.length));
  const slot = slotOf(table, hashOf(scratch, 0, text.length), scratch, 0, text.length);
  const found = table.slots[2 * slot] ?? 0;
  return found > 0 ? found - 1 : (table.wide.get(text) ?? 0);
}

/** The same for a text that is looked for only as long as it was met lately. */
export function recentTextNumber(recent: RecentTexts, text: string): number {
  const { length } = text;
  if (length === 0) return 0;
  return copyOf(text) ? recentNumber(recent, scratch, 0, length) : wideNumber(recent.table, text);
}

/** Copies a text to `scratch`; false where its letters are not bytes there, or too many. */
function copyOf(text: string): boolean {
  const { length } = text;
  if (length > LONGEST) return false;
  if (length > scratch.length) scratch = new Uint8Array(2 * length);
  for (let index = 0; index < length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0xff) return false;
    scratch[index] = code;
  }
  return true;
}

/** The number of a text that stands in bytes as ISO 8859-1, which plain ASCII is. */
export function bytesNumber(table: TextTable, bytes: Uint8Array, from: number, to: number): number {
  if (from >= to) return 0;
  if (to - from > LONGEST) return wideNumber(table, asText(bytes, from, to));
  const start = startOfCount(bytes, from, to);
  const series = start < to ? seriesOf(table.counted, bytes, from, start) : null;
  if (series === null) return hashedNumber(table, bytes, from, to);
  const count = countAt(bytes, start, to);
  const known = at(series, count);
  if (known > 0) return known;
  const number = append(table, bytes, from, to);
  put(series, count, number);
  return number;
}

function hashedNumber(table: TextTable, bytes: Uint8Array, from: number, to: number): number {
  const hash = hashOf(bytes, from, to);
  const slot = slotOf(table, hash, bytes, from, to);
  const found = table.slots[2 * slot] ?? 0;
  if (found > 0) return found - 1;
  if (slot < 0) {
    table.isCrowded = true;
    return wideNumber(table, asText(bytes, from, to));
  }
  const known = table.isCrowded ? table.wide.get(asText(bytes, from, to)) : undefined;
  return known ?? enter(table, slot, hash, append(table, bytes, from, to));
}

/** The slot of a text, or the free one where it belongs; -1 where too many others are in its place. */
function slotOf(
  table: TextTable,
  hash: number,
  bytes: Uint8Array,
  from: number,
  to: number,
): number {
  const { slots } = table;
  const last = slots.length / 2 - 1;
  let slot = hash & last;
  for (let tried = 0; tried < MOST_TRIED; tried += 1) {
    const found = slots[2 * slot] ?? 0;
    const isAlike = slots[2 * slot + 1] === hash;
    if (found === 0 || (isAlike && isSame(table, found - 1, bytes, from, to))) return slot;
    slot = (slot + 1) & last;
  }
  return -1;
}

/** Texts that were added lately, of those that nearly never come again: they are not looked for for ever. */
export type RecentTexts = {
  readonly table: TextTable;
  readonly numbers: Int32Array;
  readonly hashes: Int32Array;
};

const RECENT = 2 ** 12;

/** Nothing was added lately. */
export function newRecentTexts(table: TextTable): RecentTexts {
  return { table, numbers: new Int32Array(RECENT), hashes: new Int32Array(RECENT) };
}

/** The number of a text; another one than before where it was last met long ago. */
export function recentNumber(
  { table, numbers, hashes }: RecentTexts,
  bytes: Uint8Array,
  from: number,
  to: number,
): number {
  if (from >= to) return 0;
  if (to - from > LONGEST) return wideNumber(table, asText(bytes, from, to));
  const hash = hashOf(bytes, from, to);
  const place = hash & (RECENT - 1);
  const known = numbers[place] ?? 0;
  if (known > 0 && hashes[place] === hash && isSame(table, known, bytes, from, to)) return known;
  const number = append(table, bytes, from, to);
  numbers[place] = number;
  hashes[place] = hash;
  return number;
}

/** Whether the text of a number is the same as that of bytes. */
export function isSame(
  table: TextTable,
  number: number,
  bytes: Uint8Array,
  from: number,
  to: number,
): boolean {
  if (at(table.length, number) !== to - from) return false;
  const start = at(table.start, number);
  const own = table.blocks[start >>> BLOCK_BITS]?.bytes;
  if (own === undefined) return false;
  const shift = (start & WITHIN) - from;
  for (let index = from; index < to; index += 1)
    if (own[index + shift] !== bytes[index]) return false;
  return true;
}

/** Makes a text known by its hash. */
function enter(table: TextTable, slot: number, hash: number, number: number): number {
  table.slots[2 * slot] = number + 1;
  table.slots[2 * slot + 1] = hash;
  table.known += 1;
  if (4 * table.known > table.slots.length) grow(table);
  return number;
}

function append(table: TextTable, bytes: Uint8Array, from: number, to: number): number {
  const length = to - from;
  if (table.used + length > BLOCK) {
    table.blocks.push({ bytes: new Uint8Array(BLOCK), isAscii: true, text: "", asked: 0 });
    table.used = 0;
  }
  const block = table.blocks.length - 1;
  const own = table.blocks[block];
  if (own && !copyBytes(bytes, from, to, own.bytes, table.used)) own.isAscii = false;
  const number = table.start.length;
  push(table.start, (block << BLOCK_BITS) | table.used);
  push(table.length, length);
  table.used += length;
  return number;
}

/** At most half of the slots are taken. */
function grow(table: TextTable): void {
  const before = table.slots;
  const slots = new Int32Array(GROWTH * before.length);
  const last = slots.length / 2 - 1;
  for (let place = 0; place < before.length; place += 2) {
    const [number = 0, hash = 0] = [before[place], before[place + 1]];
    if (number === 0) continue;
    let slot = hash & last;
    while (slots[2 * slot] !== 0) slot = (slot + 1) & last;
    slots[2 * slot] = number;
    slots[2 * slot + 1] = hash;
  }
  table.slots = slots;
}

function wideNumber({ wide, wideTexts, start, length }: TextTable, text: string): number {
  const known = wide.get(text);
  if (known !== undefined) return known;
  const number = start.length;
  const own = ownText(text);
  push(start, -1);
  push(length, text.length);
  wide.set(own, number);
  wideTexts.set(number, own);
  return number;
}

/** Ends the adding of texts: what finds them again is given up. */
export function closeTexts(table: TextTable): void {
  table.slots = new Int32Array(2 * FEWEST_SLOTS);
  table.counted.fill(null);
  table.wide.clear();
}

/** The text of a number. */
export function textAt(table: TextTable, number: number): string {
  const length = at(table.length, number);
  if (length === 0) return "";
  const start = at(table.start, number);
  if (start < 0) return table.wideTexts.get(number) ?? "";
  const block = table.blocks[start >>> BLOCK_BITS];
  if (block === undefined) return "";
  const from = start & WITHIN;
  if (block.text.length < from + length) {
    block.asked += 1;
    if (block.asked < OFTEN) return asText(block.bytes, from, from + length);
    spell(table, block);
  }
  return block.text.slice(from, from + length);
}

/** Makes a string of a block; the one that was made longest ago goes. */
function spell(table: TextTable, block: Block): void {
  const { blocks, spelt, nextSpelt, used } = table;
  const before = spelt[nextSpelt];
  if (before) before.text = "";
  const spelling = block.isAscii ? asciiText : asText;
  block.text = spelling(block.bytes, 0, block === blocks.at(-1) ? used : BLOCK);
  block.asked = 0;
  spelt[nextSpelt] = block;
  table.nextSpelt = (nextSpelt + 1) % MOST_SPELT;
}
