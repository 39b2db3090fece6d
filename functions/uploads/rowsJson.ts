import type { FileType, RowsByFileType } from "@tieout/core";

/** The fields of rows that are amounts in minor units; JSON carries them as text. */
const MINOR_FIELDS: ReadonlySet<string> = new Set([
  "currentDebit",
  "currentCredit",
  "priorDebit",
  "priorCredit",
  "current",
  "prior",
  "opening",
  "closing",
  "amount",
]);

/** Validated rows as JSON for Storage. */
export function writeRows(rows: RowsByFileType[FileType]): string {
  return JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === "bigint" ? value.toString() : value,
  );
}

/** Rows as `writeRows` wrote them; only this code writes them, so they are trusted. */
export function parseRows<Type extends FileType>(
  _fileType: Type,
  json: string,
): RowsByFileType[Type] {
  const revive = (key: string, value: unknown) =>
    MINOR_FIELDS.has(key) && typeof value === "string" ? BigInt(value) : value;
  return JSON.parse(json, revive) as RowsByFileType[Type]; // written by writeRows for this file type
}
