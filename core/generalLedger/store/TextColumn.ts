import { type NumberColumn, newIntColumn, put } from "./NumberColumn.ts";

/** A field whose texts are told by number. The lines of an entry repeat each other: the latest is kept. */
export type TextColumn = NumberColumn & { latest: string | null; latestNumber: number };

/** A column without texts. */
export function newTextColumn(): TextColumn {
  return { ...newIntColumn(), latest: "", latestNumber: 0 };
}

/** Puts a text at a place; its number is asked for unless the line before has the same. */
export function putText(
  column: TextColumn,
  place: number,
  text: string,
  numberOf: (text: string) => number,
): void {
  if (text !== column.latest) {
    column.latestNumber = text === "" ? 0 : numberOf(text);
    column.latest = text;
  }
  if (column.latestNumber !== 0) put(column, place, column.latestNumber);
}

/** Puts what has a number already. */
export function putKnown(column: TextColumn, place: number, number: number): void {
  if (number !== 0) put(column, place, number);
  column.latest = null;
}
