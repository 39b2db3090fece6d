import { Readable } from "node:stream";
import { type StatementReport, tabulateWorkbook } from "@tieout/core";
import type { ExportWriter } from "../ExportWriter.ts";
import { packWorkbook } from "./packWorkbook.ts";

/** A statement as .xlsx: live formulas with their results, the same bytes for the same report. */
export const writeWorkbook: ExportWriter = async (report: StatementReport) =>
  Readable.from(packWorkbook(tabulateWorkbook(report)), { objectMode: false });
