import { isUnit } from "../headings/readAmountHeading.ts";
import { readWrittenNumber } from "./WrittenNumber.ts";

const DATE = /^\d{4}-\d\d?-\d\d?|^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$/;

/** Whether a cell that is not blank may stand in a column of amounts: a number, a share, a unit or a dash. */
export function looksLikeAmount(cell: string): boolean {
  const text = cell.trim();
  if (DATE.test(text)) return false;
  if (text.endsWith("%")) return true;
  return readWrittenNumber(text) !== null || isUnit(text);
}

/** Whether a cell holds digits as a number does, so that blanks and dashes do not count. */
export function isFigure(cell: string): boolean {
  return /\d/.test(cell) && looksLikeAmount(cell);
}
