import type { UploadType } from "@tieout/core";
import { limits } from "./limits.ts";

const tables = {
  csv: "text/csv",
  tsv: "text/tab-separated-values",
  txt: "text/plain",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  xlsm: "application/vnd.ms-excel.sheet.macroEnabled.12",
  xls: "application/vnd.ms-excel",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  json: "application/json",
} as const;

/** The formats of audit files and of programs' own ledgers, besides tables. */
const ledgers = {
  ...tables,
  xml: "application/xml",
  xaf: "application/xml",
  se: "application/octet-stream",
  si: "application/octet-stream",
  sie: "application/octet-stream",
  gnucash: "application/octet-stream",
} as const;

/** The endings a file type takes, with the content type each is stored under. */
function acceptedFiles(fileType: UploadType): Readonly<Record<string, string>> {
  if (fileType === "general_ledger") return ledgers;
  return fileType === "fx_rates" ? tables : { ...tables, pdf: "application/pdf" };
}

/** The `accept` of a file input. */
export function acceptAttribute(fileType: UploadType): string {
  return Object.keys(acceptedFiles(fileType))
    .map((ending) => `.${ending}`)
    .join(",");
}

/** The accepted endings in words: "CSV, XLSX or JSON". */
export function acceptedInWords(fileType: UploadType): string {
  const endings = Object.keys(acceptedFiles(fileType)).map((ending) => ending.toUpperCase());
  return `${endings.slice(0, -1).join(", ")} or ${endings.at(-1)}`;
}

/** The most bytes a file that is put into Storage may have. */
export function mostBytesOf(fileType: UploadType): number {
  return fileType === "general_ledger" ? limits.ledgerBytes : limits.fileBytes;
}

/** Whether a file takes longer than a call may, to read it and to make a statement of it. */
export function isLargeLedger({ fileType, size }: { fileType: UploadType; size: number }): boolean {
  return fileType === "general_ledger" && size > limits.fileBytes;
}

/** How long the reading of a file may take before it counts as stuck. */
export function readingMsOf(file: { fileType: UploadType; size: number }): number {
  return isLargeLedger(file) ? limits.largeReadingMs : limits.readingMs;
}

/** The most a file may have, in words: "25 MiB". */
export function mostBytesInWords(fileType: UploadType): string {
  return `${mostBytesOf(fileType) / 1024 / 1024} MiB`;
}

/** The content type a file is stored under; null when its type is not accepted. */
export function contentTypeOf(fileType: UploadType, fileName: string): string | null {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
  const accepted = acceptedFiles(fileType);
  return Object.hasOwn(accepted, ending) ? (accepted[ending] ?? null) : null;
}
