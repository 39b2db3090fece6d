import { absolute } from "../../../money/Minor.ts";
import type { StatementItem } from "../StatementItem.ts";
import type { FoundSum } from "../sums/Reduction.ts";
import type { Reading } from "./chooseReading.ts";

/** A mistake in the last digit of a total is so seldom; of several, each time anew. */
const SELDOM = 1 / 20;

/**
 * The reading with totals that are off in the last digit said to be wrong, where rounding is not likely to be why: had
 * its figures been rounded one by one, more totals than that would be off. Where amounts are written to the smallest
 * unit of their currency, one total alone that is off is wrong as well.
 */
export function withoutUnlikelyRounding(
  items: readonly StatementItem[],
  reading: Reading,
  isToSmallestUnit: boolean,
): Reading {
  const compared = reading.agreeing.filter((sum) => !isRoundedByUs(sum));
  const off = compared.filter((sum) => figuresOf(sum, items).some(({ isOff }) => isOff));
  if (off.length === 0) return reading;
  const isAlone = isToSmallestUnit && off.length === 1 && compared.length > 1;
  const figures = compared.flatMap((sum) => figuresOf(sum, items));
  if (!isAlone && isLikely(figures)) return reading;
  return {
    ...reading,
    agreeing: reading.agreeing.filter((sum) => !off.includes(sum)),
    disagreeing: [...reading.disagreeing, ...off.map((sum) => ({ ...sum, agrees: false }))],
    isComplete: false,
  };
}

/** Whether the figures have more decimals in the file than their currency has: then they were rounded on reading. */
function isRoundedByUs({ node }: FoundSum): boolean {
  return node.isRounded === true;
}

type Figure = { isOff: boolean; shareExact: number };

/**
 * By column, whether the total is off from the sums and accounts that it is made of. One that all its accounts come to is
 * not: a sum between them is then. Without columns that hold nothing.
 */
function figuresOf(
  { printed, read, parts, node }: FoundSum,
  items: readonly StatementItem[],
): Figure[] {
  if (parts < 2) return [];
  const ofAccounts = (column: number) =>
    node.leaves.reduce((sum, { item, sign }) => {
      const amount = items[item]?.amounts?.[column] ?? 0n;
      return sign === 1 ? sum + amount : sum - amount;
    }, 0n);
  return printed.flatMap((amount, column) => {
    const own = read[column] ?? 0n;
    if (amount === null || (amount === 0n && own === 0n)) return [];
    const isOff = amount !== own && absolute(amount) !== absolute(ofAccounts(column));
    return { isOff, shareExact: shareExact(parts) };
  });
}

/** Whether it is likelier that no more of these totals are off by rounding than that mistakes were made in those that are. */
function isLikely(figures: readonly Figure[]): boolean {
  const off = figures.filter(({ isOff }) => isOff).length;
  // By how many are off, the chance of so many among the figures so far
  let chances = [1];
  for (const { shareExact: exact } of figures)
    chances = Array.from({ length: Math.min(chances.length, off) + 1 }, (_, count) => {
      const stayed = (chances[count] ?? 0) * exact;
      return stayed + (chances[count - 1] ?? 0) * (1 - exact);
    });
  return chances.reduce((sum, chance) => sum + chance, 0) >= SELDOM ** off;
}

/**
 * How often rounded figures still come to their rounded total: each is off by up to half a digit, evenly, so that together
 * they are off by the root of a twelfth of their number, and normally so.
 */
function shareExact(parts: number): number {
  return Math.sqrt(6 / (Math.PI * (parts + 1)));
}
