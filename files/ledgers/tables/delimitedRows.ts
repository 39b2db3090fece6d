import { isAscii } from "node:buffer";
import type { LedgerCellBytes, LedgerTable, Problem } from "@tieout/core";
import { isEastAsian } from "../../eastAsianEncoding.ts";
import { decodeCp850 } from "../decodeCp850.ts";
import { CP850, type Encoding, encodingOf, wideEncodingOf } from "../encodingOf.ts";
import type { LedgerSource } from "../LedgerSource.ts";
import { textPieces } from "../textPieces.ts";
import { type ByteFormat, cutRow, newCellBytes } from "./byteRows.ts";
import { type RowFormat, TextRows, TOGETHER } from "./textRows.ts";

const [NEWLINE, TILDE, POINT, COMMA] = [10, 126, 46, 44];

/** Reads the rows of delimited text into the table of a ledger. What is broken is named with its row. */
export async function delimitedRows(source: LedgerSource, table: LedgerTable): Promise<Problem[]> {
  const rows = new TextRows(table.take);
  const wide = await wideEncodingOf(source);
  if (wide === null) await readBytes(source, table, rows);
  else
    for await (const piece of textPieces(source, wide)) {
      rows.add(piece);
      if (rows.isLong) rows.cut(false);
      if (rows.problems.length > 0) return rows.problems;
    }
  if (rows.problems.length === 0) rows.cut(true);
  return rows.problems;
}

type Decoder = Pick<TextDecoder, "encoding" | "decode">;

function decoderOf(encoding: Encoding): Decoder {
  if (encoding !== CP850) return new TextDecoder(encoding, { ignoreBOM: true });
  const decode = (bytes: Uint8Array = new Uint8Array()) => decodeCp850(bytes);
  return { encoding, decode };
}

type Reading = {
  table: LedgerTable;
  rows: TextRows;
  cells: LedgerCellBytes;
  /** Null as long as all letters are those of ASCII. */
  decoder: Decoder | null;
  format: ByteFormat | null;
};

/**
 * Rows are taken from their bytes where the table takes them so. From one on that needs more, such as
 * one with quotes within quotes, the rest of the piece is read as text.
 */
async function readBytes(source: LedgerSource, table: LedgerTable, rows: TextRows): Promise<void> {
  const reading: Reading = { table, rows, decoder: null, format: null, cells: newCellBytes() };
  let isFirst = true;
  for await (const { bytes, isLast } of wholeRows(source)) {
    if (reading.decoder === null && !isAscii(bytes))
      reading.decoder = decoderOf(await encodingOf(source));
    const decoder = reading.decoder ?? ASCII;
    if (isFirst && !isEastAsian(decoder.encoding))
      reading.format = byteFormatOf(rows.formatOf(decoder.decode(bytes)));
    isFirst = false;
    const taken = rows.isBetweenRows ? takeRows(reading, bytes) : 0;
    if (taken < bytes.byteLength) {
      rows.add(decoder.decode(bytes.subarray(taken), { stream: true }));
      if (!isLast) rows.cut(false);
    }
    if (rows.problems.length > 0) return;
  }
  if (reading.decoder !== null) rows.add(reading.decoder.decode());
}

/** Takes row by row; tells how many bytes were taken. */
function takeRows({ table, rows, cells, decoder, format }: Reading, bytes: Uint8Array): number {
  if (format === null) return 0;
  cells.bytes = bytes;
  let at = 0;
  while (at < bytes.byteLength) {
    const takeBytes = table.takerOfBytes();
    const next = takeBytes === null ? -1 : cutRow(cells, at, format);
    if (next < 0) return at;
    at = next;
    rows.row += 1;
    const isBlank = cells.count === 1 && cells.starts[0] === cells.ends[0];
    if (!isBlank) {
      const last = cells.count - 1;
      rows.note(cells.count, cells.starts[last] !== cells.ends[last], endsInCents(cells));
    }
    if (isBlank || takeBytes?.(rows.row, cells)) continue;
    table.take(rows.row, textsOf(cells, decoder));
  }
  return at;
}

/** Whether the last cell of a row ends in a decimal mark and two characters. */
function endsInCents({ bytes, starts, ends, count }: LedgerCellBytes): boolean {
  const [from = 0, to = 0] = [starts[count - 1], ends[count - 1]];
  const mark = to - from > 3 ? bytes[to - 3] : undefined;
  return mark === POINT || mark === COMMA;
}

/** Reads the letters of ASCII, whatever the encoding. */
const ASCII = new TextDecoder("latin1");

function textsOf(
  { bytes, starts, ends, count, isPlain }: LedgerCellBytes,
  decoder: Decoder | null,
): string[] {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const texts: string[] = [];
  for (let cell = 0; cell < count; cell += 1) {
    const [from, to] = [starts[cell] ?? 0, ends[cell] ?? 0];
    texts.push(
      isPlain || decoder === null
        ? whole.toString("latin1", from, to)
        : decoder.decode(bytes.subarray(from, to)),
    );
  }
  return texts;
}

type Piece = { bytes: Uint8Array; isLast: boolean };

/**
 * The bytes of a file in pieces that end with a row, as far as a newline tells; its mark of the encoding is
 * taken off. The first piece is long enough to tell how rows are cut, and only a row that begins in one
 * piece of the file and ends in the next is copied.
 */
async function* wholeRows(source: LedgerSource): AsyncGenerator<Piece> {
  let held: Uint8Array = new Uint8Array(0);
  let isBegun = false;
  for await (const piece of source.open()) {
    if (!isBegun) {
      held = Buffer.concat([held, piece]);
      if (held.byteLength < TOGETHER) continue;
      const bytes = withoutMark(held);
      const end = bytes.lastIndexOf(NEWLINE) + 1 || bytes.byteLength;
      yield { bytes: bytes.subarray(0, end), isLast: false };
      held = bytes.subarray(end);
      isBegun = true;
      continue;
    }
    const begun = held.byteLength === 0 ? 0 : piece.indexOf(NEWLINE) + 1 || piece.byteLength;
    if (begun > 0) yield { bytes: Buffer.concat([held, piece.subarray(0, begun)]), isLast: false };
    const end = Math.max(begun, piece.lastIndexOf(NEWLINE) + 1);
    if (end > begun) yield { bytes: piece.subarray(begun, end), isLast: false };
    held = piece.subarray(end);
  }
  yield { bytes: isBegun ? held : withoutMark(held), isLast: true };
}

function withoutMark(bytes: Uint8Array): Uint8Array {
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return isMarked ? bytes.subarray(3) : bytes;
}

function byteFormatOf({ delimiter, newline, isQuoteless, width }: RowFormat): ByteFormat | null {
  const code = delimiter.charCodeAt(0);
  if (delimiter.length !== 1 || code > TILDE || newline === "\r") return null;
  return { delimiter: code, hasReturns: newline === "\r\n", isQuoteless, width };
}
