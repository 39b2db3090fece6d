import type { FileType } from "../fileTypes.ts";
import { endOfProfit, isNetResult } from "./endOfProfit.ts";
import { type Balance, findBalance } from "./findBalance.ts";
import type { FoundSum, Reduction } from "./Reduction.ts";
import { type ReadingOptions, reduceItems } from "./reduceItems.ts";
import type { StatementItem } from "./StatementItem.ts";
import type { SumNode } from "./SumNode.ts";

/** One way to read a report, and whether its printed totals agree with it. */
export type Reading = {
  reduction: Reduction;
  agreeing: readonly FoundSum[];
  disagreeing: readonly FoundSum[];
  /** The result of a profit and loss; null in a balance sheet, and where none is printed. */
  end: FoundSum | null;
  /** What balances with what; null in a profit and loss, and where nothing does. */
  balance: Balance | null;
  isComplete: boolean;
};

const READINGS: readonly Pick<ReadingOptions, "takesPlainSums" | "keepsUnmatched">[] = [
  { takesPlainSums: false, keepsUnmatched: false },
  { takesPlainSums: true, keepsUnmatched: false },
  { takesPlainSums: false, keepsUnmatched: true },
  { takesPlainSums: true, keepsUnmatched: true },
];

/** So many totals have to agree that agree in no plainer reading. */
const FEWEST_OWN = 2;

/**
 * Chooses the first reading in which every printed total agrees. One that takes rows for sums though
 * their words do not say so, or the other way round, needs two totals that agree in it alone.
 */
export function chooseReading(
  items: readonly StatementItem[],
  fileType: FileType,
  decimals: number,
): Reading {
  const about = { fileType, decimals };
  const [plain, ...others] = READINGS.map(
    (options) => (): Reading => evaluate(items, { ...about, ...options }),
  );
  const first =
    plain?.() ?? evaluate(items, { ...about, takesPlainSums: false, keepsUnmatched: false });
  if (first.isComplete) return first;
  const known = new Set(first.agreeing.map(({ item }) => item));
  for (const read of others) {
    const reading = read();
    const own = reading.agreeing.filter(({ item }) => !known.has(item));
    if (reading.isComplete && own.length >= FEWEST_OWN) return reading;
  }
  return first;
}

function evaluate(items: readonly StatementItem[], options: ReadingOptions): Reading {
  const reduction = reduceItems(items, options);
  const isProfit = options.fileType === "profit_loss";
  const end = isProfit ? endOfProfit(items, reduction) : null;
  const counted = reduction.sums.filter(({ item }) => end === null || item <= end.item);
  const open = isProfit && end === null ? openResult(items, reduction) : null;
  const agreeing = counted.filter((sum) => sum.agrees && sum.item !== open?.item);
  const unmatched = options.keepsUnmatched ? [] : counted.filter(({ agrees }) => !agrees);
  const disagreeing = open ? [...unmatched, open] : unmatched;
  const balance = isProfit ? null : findBalance(items, reduction);
  const isEnded = end !== null || !leavesResultOpen(items, reduction);
  const isComplete = disagreeing.length === 0 && (isProfit ? isEnded : balance !== null);
  return { reduction, agreeing, disagreeing, end, balance, isComplete };
}

/**
 * The printed result of the year where rows above it are no part of it: it says what the profit is, and
 * the rows read come to another.
 */
function openResult(items: readonly StatementItem[], { sums, nodes }: Reduction): FoundSum | null {
  const named = sums.findLast(
    ({ item, agrees, parts, isWhole }) =>
      agrees && parts > 1 && !isWhole && isNetResult(items[item]?.label ?? ""),
  );
  if (named === undefined) return null;
  const isAbove = ({ leaves }: SumNode) => leaves.every(({ item }) => item < named.item);
  const others = nodes.filter((node) => node !== named.node && isAbove(node));
  const read = named.read.map((amount, column) =>
    others.reduce((sum, { values }) => sum + (values[column] ?? 0n), amount),
  );
  return others.length === 0 ? null : { ...named, agrees: false, read };
}

/** A row called the result of the year that sums nothing. */
function leavesResultOpen(items: readonly StatementItem[], { nodes }: Reduction): boolean {
  return nodes.some(({ isSum, label }) => !isSum && items.length > 0 && isNetResult(label));
}
