import type { SourceEntry } from "../statement/StatementDocument.ts";

/** The rows of an entry as text, with file and sheet where there are several: "4, 5 (Mar.csv, sheet Q1)". */
export function rowsInFile({ rows, fileNames = [], sheets = [] }: RowsOfEntry): string {
  const places = [...fileNames, ...sheets.map((sheet) => `sheet ${sheet}`)];
  const numbers = rows.join(", ");
  return places.length === 0 || numbers === "" ? numbers : `${numbers} (${places.join(", ")})`;
}

type RowsOfEntry = Pick<SourceEntry, "rows" | "fileNames" | "sheets">;
