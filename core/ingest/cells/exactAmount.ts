import { hasTooManyDigits } from "../../money/amountDigits.ts";
import { type FixedPoint, fixedPoint, printFixedPoint } from "../../money/fixedPoint.ts";
import { type DecimalMark, readWrittenNumber } from "./WrittenNumber.ts";

/** The amount of a cell; null for words, and for a number that its column does not let be read. */
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

/** As its column writes decimals: two at the least, so that nobody takes the last three for thousands, or none where no cell has any. */
export function exactText(amount: FixedPoint, mark: DecimalMark | null): string {
  const text = printFixedPoint(amount);
  if (mark === null) return text.replace(/\.0{12}$/, "");
  return text.replace(/0{10}$/, "").replace(".", mark);
}
