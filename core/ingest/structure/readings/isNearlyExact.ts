import { absolute, type Minor } from "../../../money/Minor.ts";
import type { FoundSum } from "../sums/Reduction.ts";
import type { Reading } from "./chooseReading.ts";

/**
 * Whether every total agrees, exactly or up to a rounding difference of half a digit per part. Most totals must agree
 * exactly in reports with decimals; in whole units, most may differ.
 */
export function isNearlyExact(
  { isComplete, agreeing }: Reading,
  lastDigit: Minor,
  isWhole: boolean,
): boolean {
  const off = agreeing.filter((sum) => offBy(sum).some((difference) => difference !== 0n));
  const isRounding = (sum: FoundSum) =>
    offBy(sum).every((difference) => 2n * difference <= BigInt(sum.parts) * lastDigit);
  const isFar = ({ printed }: FoundSum) =>
    printed.every((amount) => !amount || absolute(amount) >= FAR * lastDigit);
  const isMost = agreeing.length > 2 * off.length;
  return isComplete && off.every(isRounding) && (isMost || (isWhole && off.every(isFar)));
}

/** Figures at least this many times the difference do not match by chance. */
const FAR = 1000n;

function offBy({ printed, read }: FoundSum): Minor[] {
  return printed.map((amount, column) =>
    absolute((amount ?? read[column] ?? 0n) - (read[column] ?? 0n)),
  );
}
