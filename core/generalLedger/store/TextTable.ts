import { at, type NumberColumn, newIntColumn, push } from "./NumberColumn.ts";

/**
 * Many texts by number, one after the other in long ones that they are cut out of when they are asked
 * for. So a text does not keep the piece of the file that it was read from, and takes a few bytes.
 */
export type TextTable = {
  /** The numbers of recent texts. */
  readonly known: Map<string, number>;
  /** Where each text stands: in which piece, from where on, how long. */
  readonly piece: NumberColumn;
  readonly start: NumberColumn;
  readonly length: NumberColumn;
  readonly pieces: string[];
  /** What the next piece will be made of. */
  open: string[];
  openLength: number;
};

/** A field whose texts are told by number. The lines of an entry repeat each other: the latest is kept. */
export type TextColumn = NumberColumn & { latest: string; latestNumber: number };

/** A column without texts. */
export function newTextColumn(): TextColumn {
  return { ...newIntColumn(), latest: "", latestNumber: 0 };
}

const PIECE = 64 * 1024;
const MOST_KNOWN = 4_096;

/** An empty table: the text of number 0 is the empty one. */
export function newTextTable(): TextTable {
  const table: TextTable = {
    known: new Map(),
    piece: newIntColumn(),
    start: newIntColumn(),
    length: newIntColumn(),
    pieces: [],
    open: [],
    openLength: 0,
  };
  append(table, "");
  return table;
}

/** The number of a text; a text that is not among the recent ones is added. */
function textNumber(table: TextTable, text: string): number {
  if (text === "") return 0;
  const { known } = table;
  const found = known.get(text);
  if (found !== undefined) return found;
  const number = append(table, text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(ownText(text), number);
  return number;
}

/** Adds a text at the end of a column; `soundOf` makes a text sound that the table does not have yet. */
export function pushText(
  table: TextTable,
  column: TextColumn,
  text: string,
  soundOf: (text: string) => string,
): void {
  if (text !== column.latest) {
    column.latestNumber = textNumber(table, soundOf(text));
    column.latest = text;
  }
  push(column, column.latestNumber);
}

/** A text as a copy: it may be cut out of a much longer one, which it would keep. */
export function ownText(text: string): string {
  return ` ${text}`.slice(1);
}

/** The text of a number. */
export function textAt(table: TextTable, number: number): string {
  const length = at(table.length, number);
  if (length === 0) return "";
  const piece = at(table.piece, number);
  if (piece === table.pieces.length) closePiece(table);
  const start = at(table.start, number);
  return table.pieces[piece]?.slice(start, start + length) ?? "";
}

function append(table: TextTable, text: string): number {
  push(table.piece, table.pieces.length);
  push(table.start, table.openLength);
  push(table.length, text.length);
  table.open.push(text);
  table.openLength += text.length;
  if (table.openLength >= PIECE) closePiece(table);
  return table.length.length - 1;
}

function closePiece(table: TextTable): void {
  table.pieces.push(table.open.join(""));
  table.open = [];
  table.openLength = 0;
}
