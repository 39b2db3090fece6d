import { hasTooManyDigits } from "../../money/amountDigits.ts";
import { note } from "../../problem/ProblemList.ts";
import { shorten } from "../../text/shorten.ts";
import { noteTooManyDigits } from "../cells/describeCell.ts";
import { type DecimalMark, readWrittenNumber, type WrittenNumber } from "../cells/WrittenNumber.ts";
import { type FileRows, placeAt, textAt } from "../FileRows.ts";

/** Reads the exchange rates of a file as plain decimals with all their digits, "0" where there is none. */
export function readRates(file: FileRows): string[] {
  const written = file.rows.map((_, at) => readWrittenNumber(textAt(file, "rate", at)));
  const habit = rateHabit(written);
  return written.map((number, at) => {
    const where = { ...placeAt(file, "rate", at), value: shorten(textAt(file, "rate", at)) };
    if (number?.isUnsure && habit === null && number.mark === ",") {
      note(file.problems, "number_ambiguous", { ...where, expected: "1234 or 1,234.00" });
      return "0";
    }
    if (number && hasTooManyDigits(number.whole, number.fraction)) {
      noteTooManyDigits(textAt(file, "rate", at), placeAt(file, "rate", at), file.problems);
      return "0";
    }
    const rate = number && isPositive(number) ? decimal(number, habit) : null;
    if (rate === null)
      note(file.problems, "rate_not_positive", { ...where, expected: "a positive rate" });
    else if (number?.proves && habit !== null && number.proves !== habit) {
      const expected = habit === "," ? "0,7925" : "0.7925";
      note(file.problems, "number_contradicts", { ...where, expected });
    }
    return rate ?? "0";
  });
}

function rateHabit(written: readonly (WrittenNumber | null)[]): DecimalMark | null {
  const commas = written.filter((number) => number?.proves === ",").length;
  const points = written.filter((number) => number?.proves === ".").length;
  if (commas === 0 && points === 0) return null;
  return commas > points ? "," : ".";
}

function isPositive({ whole, fraction, isNegative, side }: WrittenNumber): boolean {
  return !isNegative && side === null && /[1-9]/.test(whole + fraction);
}

/** A point with three digits behind it is a rate's decimals unless its column writes commas. */
function decimal({ whole, fraction, isUnsure, mark }: WrittenNumber, habit: DecimalMark | null) {
  const isGroup = isUnsure && mark !== (habit ?? ".");
  if (isGroup) return whole + fraction;
  return fraction === "" ? whole : `${whole || "0"}.${fraction}`;
}
