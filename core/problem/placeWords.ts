import type { Place } from "./Place.ts";

/** The cell, row or column that a message is about, as words. */
export function cell(at: Omit<Place, "column"> & { column?: string | undefined }): string {
  const row = at.row === undefined ? "" : `Row ${at.row}`;
  const column = at.column === undefined || at.column === "" ? "" : `column "${at.column}"`;
  const sheetName = at.sheet === undefined ? "" : `Sheet "${at.sheet}"`;
  return [sheetName, row, column].filter((part) => part !== "").join(", ") || "The file";
}

/** The sheet before a message that is about all of it; nothing where the file has one. */
export function sheet(at: Place): string {
  return at.sheet === undefined ? "" : `Sheet "${at.sheet}": `;
}
