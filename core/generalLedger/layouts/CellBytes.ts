import { bytesNumber, type RecentTexts, recentNumber, type TextTable } from "../store/TextTable.ts";
import { asText } from "../store/textOfBytes.ts";

/** A row as it stands in its file: cell `n` is what `bytes` hold from `starts[n]` up to `ends[n]`. */
export type CellBytes = {
  bytes: Uint8Array;
  starts: Int32Array;
  ends: Int32Array;
  count: number;
  /** All its characters are printable ones of ASCII: a byte each. */
  isPlain: boolean;
};

/** Takes a row of bytes; false where it has to be read as texts, and then nothing of it was taken. */
export type TakeBytes = (row: number, cells: CellBytes) => boolean;

const SPACE = 32;

/** Leaves out the blanks around a cell; columns that the file or the row does not have are none. */
export function trimCell({ bytes, starts, ends, count }: CellBytes, column: number): void {
  if (column < 0 || column >= count) return;
  let [from, to] = [starts[column] ?? 0, ends[column] ?? 0];
  while (from < to && bytes[from] === SPACE) from += 1;
  while (from < to && bytes[to - 1] === SPACE) to -= 1;
  starts[column] = from;
  ends[column] = to;
}

/** How long a cell is; 0 for one that the row does not have. */
export function lengthOf({ starts, ends, count }: CellBytes, column: number): number {
  return column < 0 || column >= count ? 0 : (ends[column] ?? 0) - (starts[column] ?? 0);
}

/** The number in a table of a cell's text. */
export function cellNumbers(table: TextTable, column: number): (cells: CellBytes) => number {
  return unlessRepeated(column, (bytes, from, to) => bytesNumber(table, bytes, from, to));
}

/** The same for texts of which only those met lately are looked for. */
export function recentNumbers(recent: RecentTexts, column: number): (cells: CellBytes) => number {
  return unlessRepeated(column, (bytes, from, to) => recentNumber(recent, bytes, from, to));
}

/** The lines of an entry repeat each other: the latest cell of a column is compared first. */
function unlessRepeated(
  column: number,
  numberOf: (bytes: Uint8Array, from: number, to: number) => number,
): (cells: CellBytes) => number {
  let bytes: Uint8Array = new Uint8Array(0);
  let [start, length, number] = [0, 0, 0];
  return (cells) => {
    if (column < 0 || column >= cells.count) return 0;
    const [from, to] = [cells.starts[column] ?? 0, cells.ends[column] ?? 0];
    if (from >= to) return 0;
    if (to - from === length && isSame(bytes, start, cells.bytes, from, length)) return number;
    number = numberOf(cells.bytes, from, to);
    bytes = cells.bytes;
    start = from;
    length = to - from;
    return number;
  };
}

function isSame(
  one: Uint8Array,
  start: number,
  other: Uint8Array,
  from: number,
  length: number,
): boolean {
  // Numbers that count on differ at their end
  for (let index = length - 1; index >= 0; index -= 1)
    if (one[start + index] !== other[from + index]) return false;
  return true;
}

/** The text of a cell of a plain row. */
export function cellText({ bytes, starts, ends, count }: CellBytes, column: number): string {
  if (column < 0 || column >= count) return "";
  return asText(bytes, starts[column] ?? 0, ends[column] ?? 0);
}
