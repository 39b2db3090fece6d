import { type FileType, joinYears, type RowsByFileType, type StatementInput } from "@tieout/core";
import type { StoredJson } from "../store/StoredKind.ts";
import { parseRows } from "../uploads/rowsJson.ts";

/** The rows of a file as Storage keeps them. */
export type StoredRows = { fileType: FileType } & StoredJson;

/** What a statement is made from, its rows still unread: cheap to hand to a thread. */
export type StatementRequest = Omit<StatementInput, "rows"> & { rows: readonly StoredRows[] };

/** What the core makes a statement from. */
export function openRequest(request: StatementRequest): StatementInput {
  return { ...request, rows: openRows(request.rows) };
}

/** The rows of some files, by the type of the file; last year's are the opening balances of this year's. */
export function openRows(stored: readonly StoredRows[]): Partial<RowsByFileType> {
  const read = stored.map(({ fileType, bytes, path }) => ({
    [fileType]: parseRows(fileType, bytes, path),
  }));
  return joinYears(Object.assign({}, ...read));
}

/** How many bytes of rows a statement is made from: what its work grows with. */
export function bytesOfRows(rows: readonly StoredRows[]): number {
  return rows.reduce((total, { bytes }) => total + bytes.byteLength, 0);
}
