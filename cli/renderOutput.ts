import type { Readable } from "node:stream";
import type { StatementReport } from "@tieout/core";
import { type ExportWriter, writePdf, writeStatementJson, writeWorkbook } from "@tieout/files";
import type { OutputFormat } from "./outputFormats.ts";
import { renderText } from "./renderText.ts";

/** The statement in the format asked for: text, or a stream of a file's bytes. */
export async function renderOutput(
  report: StatementReport,
  format: OutputFormat,
): Promise<string | Readable> {
  if (format === "text") return renderText(report);
  return WRITERS[format](report);
}

const WRITERS: Readonly<Record<Exclude<OutputFormat, "text">, ExportWriter>> = {
  json: writeStatementJson,
  pdf: writePdf,
  xlsx: writeWorkbook,
};
