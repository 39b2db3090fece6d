import { type Sheet, type SheetRow, type StatementReport, text } from "@tieout/core";
import { deflatePieces } from "../deflatePieces.ts";
import { ATTACHED_SHEET, attachedJson } from "../proof/attachedJson.ts";

/** Three bytes are four characters: each cell holds whole groups, within what a cell may hold. */
const BYTES_A_CELL = 24_000;

/**
 * The JSON of the statement, in the cells of a sheet that stays hidden: packed with gzip and written
 * in base64, so that no program that saves the workbook changes a character of it.
 */
export function jsonSheet(report: StatementReport): Sheet {
  return {
    name: ATTACHED_SHEET,
    widths: [80],
    headingRow: 1,
    fixedColumns: 0,
    isLandscape: true,
    isHidden: true,
    rows: rowsOf(report),
  };
}

const EXPLANATION =
  "The statement as JSON, packed with gzip and written in base64, in the cells beneath in their order. npm run verify reads it.";

function* rowsOf(report: StatementReport): Generator<SheetRow> {
  yield [text(EXPLANATION)];
  let pending = Buffer.alloc(0);
  for (const packed of gzip(attachedJson(report))) {
    pending = Buffer.concat([pending, packed]);
    while (pending.length >= BYTES_A_CELL) {
      yield [text(pending.subarray(0, BYTES_A_CELL).toString("base64"), "note")];
      pending = pending.subarray(BYTES_A_CELL);
    }
  }
  if (pending.length > 0) yield [text(pending.toString("base64"), "note")];
}

/** Packed by DEFLATE, without a name, a time or a system (RFC 1952, 2.3). */
const GZIP_HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);

function* gzip(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  yield GZIP_HEADER;
  const { size, crc } = yield* deflatePieces(pieces);
  const trailer = new DataView(new ArrayBuffer(8));
  trailer.setUint32(0, crc, true);
  trailer.setUint32(4, size, true);
  yield new Uint8Array(trailer.buffer);
}
