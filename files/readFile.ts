import { type Problem, problem, type Result, type Table } from "@tieout/core";
import { limits } from "./limits.ts";
import { readCsv } from "./readCsv.ts";
import { readJson } from "./readJson.ts";
import { readWorkbook } from "./readWorkbook.ts";
import { type Sniffed, sniffFormat } from "./sniffFormat.ts";

/** What a file turned out to be, as rows of text cells. */
export type ReadFile = {
  format: "csv" | "xlsx" | "xls" | "json";
  tables: readonly Table[];
  warnings: readonly Problem[];
};

/** Reads bytes as tables. The content decides what they are, not the name. */
export async function readFile(bytes: Uint8Array, fileName: string): Promise<Result<ReadFile>> {
  if (bytes.byteLength === 0) return refuse(problem("file_empty"));
  if (bytes.byteLength > limits.bytes) return refuse(tooLarge(bytes.byteLength));
  const format = sniffFormat(bytes);
  if (format === "pdf") return refuse(problem("pdf_not_supported"));
  if (format === "unknown") return refuse(problem("file_type_unknown"));
  const tables = await readAs(format, bytes);
  if (!tables.ok) return tables;
  const isEmpty = tables.value.every(({ rows }) => rows.length === 0);
  if (isEmpty) return refuse(problem("file_empty"));
  return {
    ok: true,
    value: { format, tables: tables.value, warnings: nameWarnings(fileName, format) },
  };
}

type Readable = Exclude<Sniffed, "pdf" | "unknown">;

async function readAs(format: Readable, bytes: Uint8Array): Promise<Result<Table[]>> {
  if (format === "csv") return readCsv(bytes);
  return format === "json" ? readJson(bytes) : readWorkbook(bytes, format);
}

function nameWarnings(fileName: string, format: Readable): Problem[] {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  const isText = format === "csv" && (extension === "txt" || extension === "tsv");
  if (extension === undefined || extension === format || isText) return [];
  return [problem("extension_mismatch", { value: extension, expected: format.toUpperCase() })];
}

function tooLarge(bytes: number): Problem {
  const mebibytes = (size: number) => `${Math.round(size / 1024 / 1024)} MiB`;
  return problem("file_too_large", { value: mebibytes(bytes), expected: mebibytes(limits.bytes) });
}

function refuse(found: Problem): { ok: false; problems: readonly Problem[] } {
  return { ok: false, problems: [found] };
}
