import { type Sheet, type SheetRow, type StatementReport, text } from "@tieout/core";
import { Gzip } from "fflate";
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

/** By a library and not by Node's zlib, whose bytes differ between its versions. */
function* gzip(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const stream = new Gzip({ level: 6, mtime: 0 }, (bytes) => packed.push(bytes));
  for (const piece of pieces) {
    stream.push(piece);
    yield* packed.splice(0);
  }
  stream.push(new Uint8Array(0), true);
  yield* packed.splice(0);
}
