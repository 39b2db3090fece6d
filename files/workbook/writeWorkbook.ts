import { Readable } from "node:stream";
import { type StatementReport, tabulateWorkbook } from "@tieout/core";
import type { ExportWriter } from "../ExportWriter.ts";
import { jsonSheet } from "./jsonSheet.ts";
import { packWorkbook } from "./packWorkbook.ts";

/** A statement as .xlsx: live formulas with their results, its JSON, the same bytes for the same report. */
export const writeWorkbook: ExportWriter = async (report: StatementReport) => {
  const workbook = tabulateWorkbook(report);
  const sheets = [...workbook.sheets, jsonSheet(report)];
  return Readable.from(packWorkbook({ ...workbook, sheets }), { objectMode: false });
};
