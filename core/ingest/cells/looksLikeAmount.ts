import { isUnit } from "../headings/readAmountHeading.ts";
import { readWrittenNumber } from "./WrittenNumber.ts";

const DATE = /^\d{4}-\d\d?-\d\d?|^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$/;

/** Whether a non-blank cell may be in a column of amounts: a number, percentage, unit or dash. */
export function looksLikeAmount(cell: string): boolean {
  const text = cell.trim();
  if (DATE.test(text)) return false;
  if (text.endsWith("%")) return true;
  return readWrittenNumber(text) !== null || isUnit(text);
}

/** Whether a cell is a number with digits, so not a blank or dash. */
export function isFigure(cell: string): boolean {
  return /\d/.test(cell) && looksLikeAmount(cell);
}
