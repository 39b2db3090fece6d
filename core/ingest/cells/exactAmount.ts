import { hasTooManyDigits } from "../../money/amountDigits.ts";
import { type FixedPoint, fixedPoint, printFixedPoint } from "../../money/fixedPoint.ts";
import { type DecimalMark, readWrittenNumber } from "./WrittenNumber.ts";

/** The exact amount of a cell; null for text, and for a number that is ambiguous in its column. */
export function exactAmount(cell: string, mark: DecimalMark | null): FixedPoint | null {
  const written = readWrittenNumber(cell);
  if (written === null || hasTooManyDigits(written.whole, written.fraction)) return null;
  const { whole, fraction, isUnsure, isNegative, proves } = written;
  if (proves !== null && proves !== mark) return null;
  if (isUnsure && mark === null && written.mark === ".") return null;
  const isGroup = isUnsure && written.mark !== mark;
  const amount = isGroup ? fixedPoint(whole + fraction, "") : fixedPoint(whole, fraction);
  return isNegative ? -amount : amount;
}

/**
 * Writes an amount with the column's decimal mark: with at least two decimals, so that the last three digits are not
 * mistaken for thousands, or without decimals where no cell has any.
 */
export function exactText(amount: FixedPoint, mark: DecimalMark | null): string {
  const text = printFixedPoint(amount);
  if (mark === null) return text.replace(/\.0{12}$/, "");
  return text.replace(/0{10}$/, "").replace(".", mark);
}
