import { canonicalJson, describeExport, type StatementReport } from "@tieout/core";
import { PACKED_AT_ONCE } from "../deflatePieces.ts";
import { joinPieces } from "../joinPieces.ts";

/** What the JSON is called in a PDF that carries it. */
export const ATTACHED_NAME = "statement.json";

/** The sheet of a workbook that carries the JSON; programs show it only to those who look for it. */
export const ATTACHED_SHEET = "Tieout JSON";

/** The export of a report as the bytes that other formats carry within them, made as they are read. */
export function attachedJson(report: StatementReport): Generator<Uint8Array> {
  return joinPieces(canonicalJson(describeExport(report)), PACKED_AT_ONCE);
}
