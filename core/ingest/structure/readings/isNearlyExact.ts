import { absolute, type Minor } from "../../../money/Minor.ts";
import type { FoundSum } from "../sums/Reduction.ts";
import type { Reading } from "./chooseReading.ts";

/**
 * Whether every total agrees, and those that do not to the last digit but for half of it for each part. Most agree to a
 * digit that is a part of a unit; whole units were rounded figure by figure, and then most are off.
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

/** Figures so many times as large as the digit by which they differ are not so near by chance. */
const FAR = 1000n;

function offBy({ printed, read }: FoundSum): Minor[] {
  return printed.map((amount, column) =>
    absolute((amount ?? read[column] ?? 0n) - (read[column] ?? 0n)),
  );
}
