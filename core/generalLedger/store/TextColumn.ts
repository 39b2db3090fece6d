import { type NumberColumn, newIntColumn, push } from "./NumberColumn.ts";

/** A field whose texts are told by number. The lines of an entry repeat each other: the latest is kept. */
export type TextColumn = NumberColumn & { latest: string | null; latestNumber: number };

/** A column without texts. */
export function newTextColumn(): TextColumn {
  return { ...newIntColumn(), latest: "", latestNumber: 0 };
}

/** Adds a text at the end of a column; its number is asked for unless the line before has the same. */
export function pushText(
  column: TextColumn,
  text: string,
  numberOf: (text: string) => number,
): void {
  if (text !== column.latest) {
    column.latestNumber = text === "" ? 0 : numberOf(text);
    column.latest = text;
  }
  push(column, column.latestNumber);
}

/** Adds what has a number already. */
export function pushKnown(column: TextColumn, number: number): void {
  push(column, number);
  column.latest = null;
}
