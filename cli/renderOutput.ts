import type { Readable } from "node:stream";
import type { Method, StatementDocument, StatementReport } from "@tieout/core";
import { type ExportWriter, writePdf, writeWorkbook } from "@tieout/files";
import type { BinaryFormat, OutputFormat } from "./outputFormats.ts";
import { renderText } from "./renderText.ts";

/** The statement in the format asked for: text, or a stream of a file's bytes. */
export async function renderOutput(
  report: StatementReport,
  format: OutputFormat,
): Promise<string | Readable> {
  if (format === "text") return renderText(report.document, report.method);
  if (format === "json") return renderJson(report.document, report.method);
  return WRITERS[format](report);
}

const WRITERS: Readonly<Record<BinaryFormat, ExportWriter>> = {
  pdf: writePdf,
  xlsx: writeWorkbook,
};

/** The shape the command line prints: the chosen method's lines and totals with their proof. */
function renderJson(document: StatementDocument, method: Method): string {
  const { lines, totals } = document.statements[method];
  const { checks, controls, accounts, nonCashTransactions, disclosures, warnings } = document;
  const { framework, currency, policies, tiesOut, draftReasons } = document;
  const periods = document.periods?.map(({ statements, ...period }) => ({
    ...period,
    lines: statements[method].lines,
    totals: statements[method].totals,
  }));
  const proof = {
    ...{ checks, controls, accounts, nonCashTransactions, disclosures, warnings },
    ...(periods && { periods }),
  };
  return `${JSON.stringify({ framework, method, currency, policies, tiesOut, draftReasons, lines, totals, ...proof }, null, 2)}\n`;
}
