import { Readable } from "node:stream";
import { renderWorkings } from "@tieout/core";
import type { ExportWriter } from "./ExportWriter.ts";
import { joinPieces } from "./joinPieces.ts";

/** The cash flow workings as UTF-8 text for a fixed-width font; a byte order mark names the encoding. */
export const writeWorkingsText: ExportWriter = async (report) =>
  Readable.from(joinPieces(lines(renderWorkings(report))), { objectMode: false });

function* lines(rendered: Iterable<string>): Generator<string> {
  yield "\uFEFF";
  for (const line of rendered) yield `${line}\r\n`;
}
