import { fileNameProblem, type Problem, problem, type Result, type Table } from "@tieout/core";
import { decodeText } from "./decodeText.ts";
import { limits } from "./limits.ts";
import type { PdfContent } from "./pdfText/choosePages.ts";
import { readCsv } from "./readCsv.ts";
import { readJson } from "./readJson.ts";
import { readPdf } from "./readPdf.ts";
import { readWorkbook } from "./readWorkbook.ts";
import { type Sniffed, sniffFormat } from "./sniffFormat.ts";
import { soundTables } from "./soundTables.ts";
import type { WorkbookFormat } from "./workbookText/WorkbookText.ts";

export type FileFormat = "csv" | WorkbookFormat | "json" | "pdf";

/** What a file turned out to be, as rows of text cells. */
export type ReadFile = {
  format: FileFormat;
  tables: readonly Table[];
  warnings: readonly Problem[];
};

export type ReadOptions = {
  /** What a PDF is looked through for; without it none is read. */
  pdfHolds?: PdfContent | null;
};

/**
 * Reads bytes as tables, within the limits. The content decides what they are, not the name; a
 * name that says otherwise is a warning. Never throws for what a file holds.
 */
export async function readFile(
  bytes: Uint8Array,
  fileName: string,
  { pdfHolds = null }: ReadOptions = {},
): Promise<Result<ReadFile>> {
  const misnamed = fileNameProblem(fileName);
  if (misnamed) return refuse(misnamed);
  if (bytes.byteLength === 0) return refuse(problem("file_empty"));
  if (bytes.byteLength > limits.bytes) return refuse(tooLarge(bytes.byteLength));
  const format = sniffFormat(bytes);
  const read =
    format === "pdf"
      ? await readStatement(bytes, pdfHolds)
      : await readers[format](bytes, extensionOf(fileName));
  if (!read.ok) return read;
  if (read.value.tables.every(({ rows }) => rows.length === 0))
    return refuse(problem("file_empty"));
  const warnings = [...nameWarnings(fileName, read.value.format), ...read.value.warnings];
  return { ok: true, value: { ...read.value, warnings } };
}

/** The same with tables whose cells are sound, or what is wrong with them. */
function withSoundTables(read: Result<ReadFile>): Result<ReadFile> {
  if (!read.ok) return read;
  const tables = soundTables(read.value.tables);
  return tables.ok ? { ok: true, value: { ...read.value, tables: tables.value } } : tables;
}

type Reader = (
  bytes: Uint8Array,
  extension: string,
) => Promise<Result<ReadFile>> | Result<ReadFile>;

const readers: Record<Exclude<Sniffed, "pdf">, Reader> = {
  csv: readText,
  json: readText,
  zip: async (bytes) => withSoundTables(await readWorkbook(bytes)),
  xls: async (bytes) => withSoundTables(await readWorkbook(bytes)),
  web_page: readMarkup,
  unknown: () => refuse(problem("file_type_unknown")),
};

/** Text that begins like JSON is JSON, unless it does not parse and its name says it is a table. */
function readText(bytes: Uint8Array, extension: string): Result<ReadFile> {
  const { text, isAssumed } = decodeText(bytes);
  const warnings = isAssumed ? [problem("encoding_assumed")] : [];
  const json = /^\s*[[{]/.test(text.slice(0, 1_000)) ? readJson(text) : null;
  if (json?.ok)
    return withSoundTables({ ok: true, value: { format: "json", tables: json.value, warnings } });
  if (json && !isDelimited(extension)) return json;
  const csv = readCsv(text);
  return csv.ok ? { ok: true, value: { format: "csv", tables: csv.value, warnings } } : csv;
}

/** Programs write tables as web pages, or as the XML of Excel 2003, and call them .xls. */
async function readMarkup(bytes: Uint8Array): Promise<Result<ReadFile>> {
  const { text } = decodeText(bytes);
  if (!TABLE.test(text)) return refuse(problem("file_is_web_page"));
  return withSoundTables(await readWorkbook(bytes));
}

const TABLE = /<(?:table|(?:ss:)?workbook)[\s>]/i;

async function readStatement(
  bytes: Uint8Array,
  holds: PdfContent | null,
): Promise<Result<ReadFile>> {
  if (holds === null) return refuse(problem("pdf_not_supported"));
  const read = await readPdf(bytes, holds);
  return read.ok ? withSoundTables({ ok: true, value: { format: "pdf", ...read.value } }) : read;
}

/** Extensions that promise what the content is, besides the format's own name. */
const ALSO: Partial<Record<FileFormat, readonly string[]>> = {
  csv: ["txt", "tsv", "tab"],
  xlsx: ["xlsm"],
};

function nameWarnings(fileName: string, format: FileFormat): Problem[] {
  const extension = extensionOf(fileName);
  if (extension === "" || extension === format || ALSO[format]?.includes(extension)) return [];
  return [problem("extension_mismatch", { value: extension, expected: format.toUpperCase() })];
}

function isDelimited(extension: string): boolean {
  return extension === "csv" || (ALSO.csv?.includes(extension) ?? false);
}

function extensionOf(fileName: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
}

function tooLarge(bytes: number): Problem {
  const mebibytes = (size: number) => `${Math.ceil(size / 1024 / 1024)} MiB`;
  return problem("file_too_large", { value: mebibytes(bytes), expected: mebibytes(limits.bytes) });
}

function refuse(found: Problem): { ok: false; problems: readonly Problem[] } {
  return { ok: false, problems: [found] };
}
