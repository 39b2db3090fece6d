import { printWritten } from "../money/printWritten.ts";
import type { Place } from "./Place.ts";
import { cell } from "./placeWords.ts";

/** A printed total that its rows do not come to. */
export function describeTotal(at: Place): string {
  const suspect = at.account
    ? ` The amount of ${at.account} is that difference, or half of it.`
    : "";
  return `${comparedTotal(at)}, a difference of ${printWritten(at.value)}.${suspect} Correct the file, or take it as a draft with its differences.`;
}

/** A printed total that its rows come to but for rounding. */
export function describeRounding(at: Place): string {
  const why =
    at.about === undefined
      ? "no more than rounding makes of so many figures; where they are exact, the total is wrong"
      : `one of rounding: the file says "${at.about}"`;
  return `${comparedTotal(at)}. The difference of ${printWritten(at.value)} is ${why}.`;
}

/** A printed total and what its rows come to. */
function comparedTotal(at: Place): string {
  return `${cell(at)}: the file prints "${at.label}" as ${printWritten(at.expected)}; the rows read come to ${printWritten(at.read)}`;
}
