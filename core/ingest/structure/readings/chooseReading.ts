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

/** One way to read a report, and whether its printed totals agree with it. */
export type Reading = {
  reduction: Reduction;
  agreeing: readonly FoundSum[];
  disagreeing: readonly FoundSum[];
  /** The result of a profit and loss, or the total with which a balance sheet balances; null where others follow, or none is printed. */
  end: FoundSum | null;
  /** What balances with what; null in a profit and loss, and where nothing does. */
  balance: Balance | null;
  isComplete: boolean;
};

type Choices = Pick<
  ReadingOptions,
  "takesPlainSums" | "keepsUnmatched" | "takesDifferences" | "takesNets"
>;

/** As the words say. */
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

/** A report without words of totals that is longer than this is a list of accounts. */
const MOST_UNTOLD = 300;

/** In a longer report of which so many totals disagree, no other reading is looked for. */
const MOST_READ_ANEW = 1_000;
const MOST_WRONG = 50;

/** So many totals have to agree, or dates to balance, that do in no plainer reading. */
const FEWEST_OWN = 2;

/**
 * Chooses the first reading in which every printed total agrees. "Equity" may be assets less liabilities,
 * and an account that stands with the liabilities in a total: the totals tell. A reading that takes rows
 * for sums though their words do not say so, or the other way round, needs two controls that agree in it
 * alone: totals, or the dates at which a balance sheet balances.
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

/** Whether no more totals are wrong in a reading than in the first one: what they miss is said by its rows then. */
function isNearer({ disagreeing }: Reading, first: Reading): boolean {
  return disagreeing.length > 0 && disagreeing.length <= first.disagreeing.length;
}

/**
 * The first reading with rows taken for totals that are called so and stand beneath accounts that no total takes in, or
 * name both sides of a balance sheet, where such a row made an account and nothing else is said to be wrong: what one of the accounts misses is said
 * instead of all of them being counted twice. Null where every one of them agrees.
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

/** Whether every total agrees and takes in all there is, though the two sides come to different sums. */
function isOnlyUnbalanced({ disagreeing, reduction: { nodes } }: Reading): boolean {
  const parts = nodes.filter(({ values }) => values.some((value) => value !== 0n));
  return disagreeing.length === 0 && parts.length === 2 && parts.every(({ isSum }) => isSum);
}

/** Another way to read a report, and how many controls have to agree in it alone. */
type OtherReading = {
  rows: readonly StatementItem[];
  choices: Choices;
  fewestOwn: (reading: Reading) => number;
};

const fewestOwn = () => FEWEST_OWN;

/** The other ways to read a report, one after the other. */
function* otherReadings(
  items: readonly StatementItem[],
  first: Reading,
  isProfit: boolean,
): Generator<OtherReading> {
  // What is an account by its words needs no more than the result of the year
  const fewestOfAccount = ({ end }: Reading) => (end === null ? FEWEST_OWN : 1);
  for (const rows of withoutDoubted(items, first))
    yield { rows, choices: PLAIN, fewestOwn: fewestOfAccount };
  const isShort = items.length <= MOST_UNTOLD;
  for (const rows of isShort ? withBlockSums(items) : []) yield { rows, choices: PLAIN, fewestOwn };
  // A profit and loss has no assets less liabilities, and a long balance sheet is not condensed
  const isCondensed = !isProfit && isShort;
  for (const choices of READINGS)
    if (choices.takesDifferences || isCondensed) yield { rows: items, choices, fewestOwn };
}

/** How many totals agree in a reading, and dates balance, that do not in the first one. */
function ownControls(reading: Reading, first: Reading): number {
  const known = new Set(first.agreeing.map(({ item }) => item));
  const own = reading.agreeing.filter(({ item }) => !known.has(item));
  return own.length + (datesBalanced(first) === 0 ? datesBalanced(reading) : 0);
}

/** More sums in doubt are not tried one by one. */
const MOST_DOUBTED = 20;

/**
 * The rows, each time with one of those as an account that were taken for a sum though no word of theirs says so,
 * where a total further down agrees with nothing then: "Design income" may be what the rows above it come to by chance.
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

/** Whether no total says that rows are no sums: a balance sheet balances with every sum taken for an account as well. */
function hasNoTotals({ end, agreeing }: Reading, fileType: FileType): boolean {
  return fileType === "profit_loss" ? end === null : agreeing.every(({ parts }) => parts < 2);
}

/** Whether a report without words of totals comes to a result, or to the same sum on both sides at two dates. */
function isProved(reading: Reading, fileType: FileType): boolean {
  if (fileType === "profit_loss") return reading.end !== null;
  const sums = reading.balance ?? [];
  return sums.length === 2 && sums.every(({ node }) => node.isSum) && datesBalanced(reading) > 1;
}

/** At how many dates the two sides of a balance sheet come to the same, and not to nil. */
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
  // What no row comes to counts for nothing only where it is an account itself
  const isKept = ({ item }: FoundSum) => options.keepsUnmatched && reduction.paths.has(item);
  const unmatched = counted.filter((sum) => !sum.agrees && !isKept(sum));
  const disagreeing = open ? [...unmatched, open] : unmatched;
  const balance = whole ?? closed?.balance ?? null;
  const isEnded =
    end === null ? !leavesResultOpen(items, reduction) : !beginsWithResult(items, end);
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
 * A report that begins with its result and ends with another sum is not read from the top: costs and the
 * profit above them always come to the income beneath.
 */
function beginsWithResult(items: readonly StatementItem[], { item }: FoundSum): boolean {
  const first = items.findIndex(({ amounts }) => amounts !== null);
  return (
    first < item && isNetResult(items[first]?.label ?? "") && !isNetResult(items[item]?.label ?? "")
  );
}

/** A row called the result of the year that sums nothing. */
function leavesResultOpen(items: readonly StatementItem[], { nodes }: Reduction): boolean {
  return nodes.some(({ isSum, label }) => !isSum && items.length > 0 && isNetResult(label));
}
