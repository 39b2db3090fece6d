import type { FileType } from "../../fileTypes.ts";
import { mayBeTotal } from "../../rowKinds/isTotalLine.ts";
import { namesBothSides } from "../../sections/sideOfWords.ts";
import type { StatementItem } from "../StatementItem.ts";
import { endOfProfit, isNetResult } from "../sums/endOfProfit.ts";
import { type Balance, endOfBalance, findBalance } from "../sums/findBalance.ts";
import type { FoundSum, Reduction } from "../sums/Reduction.ts";
import type { ReadingOptions } from "../sums/ReductionState.ts";
import { reduceItems } from "../sums/reduceItems.ts";
import type { SumNode } from "../sums/SumNode.ts";
import { withBlockSums } from "./withBlockSums.ts";
import { isLong } from "./withSureTotals.ts";

/** A way to read a report, and the printed totals that agree with it. */
export type Reading = {
  reduction: Reduction;
  agreeing: readonly FoundSum[];
  disagreeing: readonly FoundSum[];
  /**
   * The result of a profit and loss, or the total with which a balance sheet balances; null where other rows follow or
   * none is printed.
   */
  end: FoundSum | null;
  /** The two sides that balance; null for a profit and loss, or where nothing balances. */
  balance: Balance | null;
  isComplete: boolean;
};

type Choices = Pick<
  ReadingOptions,
  "takesPlainSums" | "keepsUnmatched" | "takesDifferences" | "takesNets"
>;

/** The plain reading, by labels. */
const PLAIN: Choices = {
  takesPlainSums: false,
  keepsUnmatched: false,
  takesDifferences: true,
  takesNets: false,
};

const READINGS: readonly Choices[] = [
  { ...PLAIN, takesNets: true },
  { ...PLAIN, takesNets: true, takesPlainSums: true },
  { ...PLAIN, takesPlainSums: true },
  { ...PLAIN, keepsUnmatched: true },
  { ...PLAIN, takesPlainSums: true, keepsUnmatched: true },
  { ...PLAIN, takesPlainSums: true, takesDifferences: false },
  { ...PLAIN, keepsUnmatched: true, takesDifferences: false },
  { ...PLAIN, takesPlainSums: true, keepsUnmatched: true, takesDifferences: false },
];

/** A longer report without totals by label is a list of accounts. */
const MOST_UNTOLD = 300;

/** No other readings are tried for longer reports with this many differing totals. */
const MOST_READ_ANEW = 1_000;
const MOST_WRONG = 50;

/**
 * A less plain reading needs this many controls that agree only with it: totals, or dates at which the balance sheet
 * balances.
 */
const FEWEST_OWN = 2;

/**
 * Chooses the first reading with which every printed total agrees. Ambiguous rows are tried both ways; for example,
 * "Equity" may be assets less liabilities, and an account may be listed among liabilities. A reading against the labels
 * needs at least two controls that agree only with it.
 */
export function chooseReading(
  items: readonly StatementItem[],
  report: Pick<ReadingOptions, "fileType" | "decimals" | "lastDigit" | "isWhole">,
  takesSingles = false,
): Reading {
  const { fileType } = report;
  const about = { ...report, takesSingles };
  const plain = evaluate(items, { ...about, ...PLAIN });
  if (isLong(items) || (plain.isComplete && !hasNoTotals(plain, fileType))) return plain;
  if (items.length > MOST_READ_ANEW && plain.disagreeing.length > MOST_WRONG) return plain;
  const isProfit = fileType === "profit_loss";
  const asAccounts = isProfit
    ? plain
    : evaluate(items, { ...about, ...PLAIN, takesDifferences: false });
  const first = !plain.isComplete && asAccounts.isComplete ? asAccounts : plain;
  const isOpen = first.isComplete && hasNoTotals(first, fileType);
  if (first.isComplete && (!isOpen || items.length > MOST_UNTOLD)) return first;
  let unbalanced: Reading | null = null;
  let nearest: Reading | null = null;
  for (const { rows, choices, fewestOwn } of otherReadings(items, first, isProfit)) {
    const reading = evaluate(rows, { ...about, ...choices });
    const hasOwn = ownControls(reading, first) >= fewestOwn(reading);
    const isProvedToo = !isOpen || isProved(reading, fileType);
    if (reading.isComplete && isProvedToo && hasOwn) return reading;
    if (!isProfit && hasOwn && !choices.keepsUnmatched && isOnlyUnbalanced(reading))
      unbalanced ??= reading;
    if (hasOwn && !choices.keepsUnmatched && isNearer(reading, first)) nearest ??= reading;
  }
  return unbalanced ?? unmatchedTotals(items, first, about) ?? nearest ?? first;
}

/** Whether a reading has no more wrong totals than the first one. */
function isNearer({ disagreeing }: Reading, first: Reading): boolean {
  return disagreeing.length > 0 && disagreeing.length <= first.disagreeing.length;
}

/**
 * A reading with rows that are totals by label below accounts without a total (or of both sides), where taking them as
 * accounts would be the only change: then the missing account is reported instead of doubling everything. Null where
 * all such totals agree.
 */
function unmatchedTotals(
  items: readonly StatementItem[],
  first: Reading,
  about: Pick<ReadingOptions, "fileType" | "decimals" | "lastDigit" | "isWhole" | "takesSingles">,
): Reading | null {
  if (first.isComplete || first.disagreeing.length > 0) return null;
  const { paths } = first.reduction;
  const isProfit = about.fileType === "profit_loss";
  const isOfBoth = (at: number) => !isProfit && namesBothSides(items[at]?.label ?? "");
  const isOpen = (at: number) =>
    paths.has(at) &&
    (isOfBoth(at) ||
      [1, 2].every((above) => paths.has(at - above) && items[at - above]?.words === "plain"));
  const isTotal = ({ words, said, label }: StatementItem) =>
    words === "perhaps" && said === undefined && /^total /i.test(label);
  if (!items.some((item, at) => isTotal(item) && isOpen(at))) return null;
  const rows = items.map((item) => (isTotal(item) ? { ...item, words: "total" as const } : item));
  const reading = evaluate(rows, { ...about, ...PLAIN });
  return reading.disagreeing.length > 0 ? reading : null;
}

/** Whether all totals agree and include everything, although the two sides differ. */
function isOnlyUnbalanced({ disagreeing, reduction: { nodes } }: Reading): boolean {
  const parts = nodes.filter(({ values }) => values.some((value) => value !== 0n));
  return disagreeing.length === 0 && parts.length === 2 && parts.every(({ isSum }) => isSum);
}

/** Another reading, and the number of controls that must agree only with it. */
type OtherReading = {
  rows: readonly StatementItem[];
  choices: Choices;
  fewestOwn: (reading: Reading) => number;
};

const fewestOwn = () => FEWEST_OWN;

/** The other readings, one after another. */
function* otherReadings(
  items: readonly StatementItem[],
  first: Reading,
  isProfit: boolean,
): Generator<OtherReading> {
  // A row that is an account by label needs only the result of the year as a control
  const fewestOfAccount = ({ end }: Reading) => (end === null ? FEWEST_OWN : 1);
  for (const rows of withoutDoubted(items, first))
    yield { rows, choices: PLAIN, fewestOwn: fewestOfAccount };
  const isShort = items.length <= MOST_UNTOLD;
  for (const rows of isShort ? withBlockSums(items) : []) yield { rows, choices: PLAIN, fewestOwn };
  // A profit and loss has no net assets, and long balance sheets are not condensed
  const isCondensed = !isProfit && isShort;
  for (const choices of READINGS)
    if (choices.takesDifferences || isCondensed) yield { rows: items, choices, fewestOwn };
}

/** The number of agreeing totals and balanced dates that the first reading does not have. */
function ownControls(reading: Reading, first: Reading): number {
  const known = new Set(first.agreeing.map(({ item }) => item));
  const own = reading.agreeing.filter(({ item }) => !known.has(item));
  return own.length + (datesBalanced(first) === 0 ? datesBalanced(reading) : 0);
}

/** The maximum number of doubtful sums to try. */
const MOST_DOUBTED = 20;

/**
 * Variants in which a sum found by figures only is an account ("Design income" may equal the rows above by chance),
 * where a total further down agrees with nothing otherwise.
 */
function withoutDoubted(
  items: readonly StatementItem[],
  { agreeing, disagreeing }: Reading,
): (readonly StatementItem[])[] {
  const last = disagreeing.at(-1)?.item ?? -1;
  const isDoubted = ({ words, label }: StatementItem) => words !== "total" && !mayBeTotal(label);
  const doubted = items.flatMap((item, at) =>
    at < last && isDoubted(item) && agreeing.some((sum) => sum.item === at) ? [at] : [],
  );
  if (doubted.length > MOST_DOUBTED || items.length > MOST_UNTOLD) return [];
  return doubted.map((doubt) => items.map((item, at) => (at === doubt ? asAccount(item) : item)));
}

function asAccount(item: StatementItem): StatementItem {
  return { ...item, words: "plain", said: "account" };
}

/** Whether no total contradicts such a variant: a balance sheet also balances if every sum is an account. */
function hasNoTotals({ end, agreeing }: Reading, fileType: FileType): boolean {
  return fileType === "profit_loss" ? end === null : agreeing.every(({ parts }) => parts < 2);
}

/** Whether a report without totals by label is proved: by a result, or by equal sides at two dates. */
function isProved(reading: Reading, fileType: FileType): boolean {
  if (fileType === "profit_loss") return reading.end !== null;
  const sums = reading.balance ?? [];
  return sums.length === 2 && sums.every(({ node }) => node.isSum) && datesBalanced(reading) > 1;
}

/** The number of dates at which both sides are equal and not zero. */
function datesBalanced({ balance }: Reading): number {
  const parts = (balance ?? []).map(({ node }) => node.values);
  if (parts.length < 2) return 0;
  return (parts[0] ?? []).filter((_, column) => parts.some((values) => values[column] !== 0n))
    .length;
}

function evaluate(items: readonly StatementItem[], options: ReadingOptions): Reading {
  const reduction = reduceItems(items, options);
  const isProfit = options.fileType === "profit_loss";
  const whole = isProfit ? null : findBalance(items, reduction);
  const closed = isProfit || whole ? null : endOfBalance(items, reduction);
  const end = isProfit ? endOfProfit(items, reduction) : (closed?.end ?? null);
  const counted = reduction.sums.filter(({ item }) => end === null || item <= end.item);
  const open = isProfit && end === null ? openResult(items, reduction) : null;
  const agreeing = counted.filter((sum) => sum.agrees && sum.item !== open?.item);
  // An unmatched row is ignored only if it is an account itself
  const isKept = ({ item }: FoundSum) => options.keepsUnmatched && reduction.paths.has(item);
  const unmatched = counted.filter((sum) => !sum.agrees && !isKept(sum));
  const disagreeing = open ? [...unmatched, open] : unmatched;
  const balance = whole ?? closed?.balance ?? null;
  const isEnded =
    end === null ? !leavesResultOpen(items, reduction) : !beginsWithResult(items, end);
  const isComplete = disagreeing.length === 0 && (isProfit ? isEnded : balance !== null);
  return { reduction, agreeing, disagreeing, end, balance, isComplete };
}

/** The printed result of the year, where rows above it are not included in it: the rows give another profit. */
function openResult(items: readonly StatementItem[], { sums, nodes }: Reduction): FoundSum | null {
  const named = sums.findLast(
    ({ item, agrees, parts, isWhole }) =>
      agrees && parts > 0 && !isWhole && isNetResult(items[item]?.label ?? ""),
  );
  if (named === undefined) return null;
  const isAbove = ({ leaves }: SumNode) => leaves.every(({ item }) => item < named.item);
  const others = nodes.filter((node) => node !== named.node && isAbove(node));
  const read = named.read.map((amount, column) =>
    others.reduce((sum, { values }) => sum + (values[column] ?? 0n), amount),
  );
  return others.length === 0 ? null : { ...named, agrees: false, read };
}

/**
 * A report that starts with its result and ends with another sum is not read from the top, since costs plus profit
 * always equal income.
 */
function beginsWithResult(items: readonly StatementItem[], { item }: FoundSum): boolean {
  const first = items.findIndex(({ amounts }) => amounts !== null);
  return (
    first < item && isNetResult(items[first]?.label ?? "") && !isNetResult(items[item]?.label ?? "")
  );
}

/** A row named as the result of the year that is no sum. */
function leavesResultOpen(items: readonly StatementItem[], { nodes }: Reduction): boolean {
  return nodes.some(({ isSum, label }) => !isSum && items.length > 0 && isNetResult(label));
}
