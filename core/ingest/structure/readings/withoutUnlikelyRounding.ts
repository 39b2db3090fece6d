import { absolute } from "../../../money/Minor.ts";
import type { StatementItem } from "../StatementItem.ts";
import type { FoundSum } from "../sums/Reduction.ts";
import type { Reading } from "./chooseReading.ts";

/** The assumed probability of an error in the last digit of a total, for each. */
const SELDOM = 1 / 20;

/**
 * Marks rounding differences as errors where rounding is unlikely: if figures had been rounded one by one, more totals
 * would differ. In files with full decimals, a single differing total is an error too.
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

/** Whether the figures have more decimals than the currency, so that reading rounded them. */
function isRoundedByUs({ node }: FoundSum): boolean {
  return node.isRounded === true;
}

type Figure = { isOff: boolean; shareExact: number };

/**
 * For each column that is not empty, whether the total differs from its parts. A total that equals the sum of all its
 * accounts does not differ; a subtotal between does.
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

/** Whether it is more likely that only this many totals differ by rounding than that those contain errors. */
function isLikely(figures: readonly Figure[]): boolean {
  const off = figures.filter(({ isOff }) => isOff).length;
  // The probabilities of each number of differing totals among the figures so far
  let chances = [1];
  for (const { shareExact: exact } of figures)
    chances = Array.from({ length: Math.min(chances.length, off) + 1 }, (_, count) => {
      const stayed = (chances[count] ?? 0) * exact;
      return stayed + (chances[count - 1] ?? 0) * (1 - exact);
    });
  return chances.reduce((sum, chance) => sum + chance, 0) >= SELDOM ** off;
}

/**
 * The probability that rounded figures add up to their rounded total. Each rounding error is uniform within half a
 * digit, so their sum is nearly normal with a variance of one twelfth per figure.
 */
function shareExact(parts: number): number {
  return Math.sqrt(6 / (Math.PI * (parts + 1)));
}
