import { type NumberColumn, newIntColumn, push } from "./NumberColumn.ts";
import { type TextTable, textNumber } from "./TextTable.ts";

/** A field whose texts are told by number. The lines of an entry repeat each other: the latest is kept. */
export type TextColumn = NumberColumn & { latest: string | null; latestNumber: number };

/** A column without texts. */
export function newTextColumn(): TextColumn {
  return { ...newIntColumn(), latest: "", latestNumber: 0 };
}

/** Adds a text at the end of a column; `soundOf` makes it sound, unless the line before has the same. */
export function pushText(
  table: TextTable,
  column: TextColumn,
  text: string,
  soundOf: (text: string) => string,
): void {
  if (text !== column.latest) {
    column.latestNumber = textNumber(table, soundOf(text));
    column.latest = text;
  }
  push(column, column.latestNumber);
}
