import type { FileType } from "@tieout/core";

const tables = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  xls: "application/vnd.ms-excel",
  json: "application/json",
} as const;

/** The endings a file type takes, with the content type each is stored under. */
function acceptedFiles(fileType: FileType): Readonly<Record<string, string>> {
  return fileType === "prior_cashflow" ? { ...tables, pdf: "application/pdf" } : tables;
}

/** The `accept` of a file input. */
export function acceptAttribute(fileType: FileType): string {
  return Object.keys(acceptedFiles(fileType))
    .map((ending) => `.${ending}`)
    .join(",");
}

/** The accepted endings in words: "CSV, XLSX, XLS or JSON". */
export function acceptedInWords(fileType: FileType): string {
  const endings = Object.keys(acceptedFiles(fileType)).map((ending) => ending.toUpperCase());
  return `${endings.slice(0, -1).join(", ")} or ${endings.at(-1)}`;
}

/** The content type a file is stored under; null when its type is not accepted. */
export function contentTypeOf(fileType: FileType, fileName: string): string | null {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
  return acceptedFiles(fileType)[ending] ?? null;
}
