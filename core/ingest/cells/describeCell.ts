import { amountDigits } from "../../money/amountDigits.ts";
import type { Place } from "../../problem/Place.ts";
import { note, type ProblemList } from "../../problem/ProblemList.ts";
import { shorten } from "../../text/shorten.ts";

const SPREADSHEET_ERROR = /^#(REF|DIV\/0|VALUE|N\/A|NAME|NULL|NUM|SPILL|CALC)[!?]?$/i;
/** Of a text too long to be taken apart as a number, what stands in the message. */
const LONG_NUMBER = /^[-+(]?\d[\d.,]{70,}…$/;
const AMOUNT = "an amount such as 1,234.56 or (1,234.56)";

/** Reports why a cell is not an amount: a spreadsheet error, a formula without a result, or text. */
export function describeCell(cell: string, where: Place, problems: ProblemList): void {
  const value = shorten(cell.trim());
  if (isSpreadsheetError(cell)) note(problems, "cell_error", { ...where, value, expected: AMOUNT });
  else if (cell.startsWith("="))
    note(problems, "formula_not_computed", { ...where, value, expected: AMOUNT });
  else if (LONG_NUMBER.test(value)) noteTooManyDigits(cell, where, problems);
  else note(problems, "amount_not_a_number", { ...where, value, expected: AMOUNT });
}

/** Reports a number with too many digits. */
export function noteTooManyDigits(cell: string, where: Place, problems: ProblemList): void {
  const expected = `at most ${amountDigits.whole} before the point and ${amountDigits.fraction} after it`;
  note(problems, "amount_too_large", { ...where, value: shorten(cell.trim()), expected });
}

/** Whether a cell contains a spreadsheet error such as #REF!. */
export function isSpreadsheetError(cell: string): boolean {
  return cell.startsWith("#") && SPREADSHEET_ERROR.test(cell.trim());
}
