import { type NumberColumn, newIntColumn } from "./NumberColumn.ts";

/**
 * Where texts are looked for that count on, such as the numbers of entries and documents: by the number that
 * they end with, apart for what stands before it. Those that come one after the other then lie beside each
 * other, where a hash would scatter them.
 */
export type CountedTexts = (Series | null)[];

/** Texts with the same beginning, and the number of each by the one that it ends with. */
type Series = { before: Uint8Array; places: NumberColumn };

/** More series than this are few in any file, and each may take some megabytes. */
const MOST_SERIES = 16;
/** A longer number belongs to the beginning with its first digits. */
const MOST_DIGITS = 6;
const [ZERO, NINE] = [48, 57];

/** No text counts on yet. */
export function newCountedTexts(): CountedTexts {
  return Array.from({ length: MOST_SERIES }, () => null);
}

/** Where the number begins that a text ends with, the noughts before it left out; its end where it has none. */
export function startOfCount(bytes: Uint8Array, from: number, to: number): number {
  const least = Math.max(from, to - MOST_DIGITS);
  let start = to;
  for (let index = to - 1; index >= least; index -= 1) {
    const byte = bytes[index] ?? 0;
    if (byte < ZERO || byte > NINE) break;
    if (byte > ZERO) start = index;
  }
  return start;
}

/** The number that a text ends with, by where it begins. */
export function countAt(bytes: Uint8Array, start: number, to: number): number {
  let count = 0;
  for (let index = start; index < to; index += 1) count = 10 * count + (bytes[index] ?? 0) - ZERO;
  return count;
}

/** The numbers of texts with one beginning by their counts; null where its place is another series'. */
export function seriesOf(
  counted: CountedTexts,
  bytes: Uint8Array,
  from: number,
  to: number,
): NumberColumn | null {
  const slot = slotOf(bytes, from, to);
  const known = counted[slot];
  if (known) return isBeginning(known.before, bytes, from, to) ? known.places : null;
  const series = { before: bytes.slice(from, to), places: newIntColumn() };
  counted[slot] = series;
  return series.places;
}

const NO_PLACES = newIntColumn();

/** The same of texts that were put there, of which there may be none. */
export function knownSeriesOf(
  counted: CountedTexts,
  bytes: Uint8Array,
  from: number,
  to: number,
): NumberColumn | null {
  const known = counted[slotOf(bytes, from, to)];
  if (!known) return NO_PLACES;
  return isBeginning(known.before, bytes, from, to) ? known.places : null;
}

function slotOf(bytes: Uint8Array, from: number, to: number): number {
  return (to - from + (from < to ? (bytes[to - 1] ?? 0) : 0)) % MOST_SERIES;
}

function isBeginning(before: Uint8Array, bytes: Uint8Array, from: number, to: number): boolean {
  if (before.length !== to - from) return false;
  for (let index = 0; index < before.length; index += 1)
    if (before[index] !== bytes[from + index]) return false;
  return true;
}
