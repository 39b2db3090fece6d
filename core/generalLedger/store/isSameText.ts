import { at } from "./NumberColumn.ts";
import { BLOCK_BITS, isSame, type TextTable, textAt, WITHIN } from "./TextTable.ts";

/** Whether texts of two tables are the same. */
export function isSameText(
  one: TextTable,
  number: number,
  other: TextTable,
  otherNumber: number,
): boolean {
  const length = at(one.length, number);
  if (length !== at(other.length, otherNumber)) return false;
  const start = at(one.start, number);
  const bytes = one.blocks[start >>> BLOCK_BITS]?.bytes;
  if (bytes === undefined || at(other.start, otherNumber) < 0)
    return textAt(one, number) === textAt(other, otherNumber);
  const from = start & WITHIN;
  return isSame(other, otherNumber, bytes, from, from + length);
}
