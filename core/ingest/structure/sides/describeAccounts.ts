import type { Nature } from "../../../roles/roles.ts";
import type { FileType } from "../../fileTypes.ts";
import { mayBeResult } from "../../rowKinds/isTotalLine.ts";
import { sectionWords } from "../../sections/Section.ts";
import { namesEquityAndLiabilities, sideOfWords } from "../../sections/sideOfWords.ts";
import type { Reading } from "../readings/chooseReading.ts";
import type { StatementItem } from "../StatementItem.ts";
import type { FoundSum, Reduction } from "../sums/Reduction.ts";
import type { Leaf, SumNode } from "../sums/SumNode.ts";
import type { AccountStanding } from "./AccountStanding.ts";
import { betweenTaxes } from "./betweenTaxes.ts";
import { isUpsideDown } from "./isUpsideDown.ts";
import { leavesOfNil, withSidesOfNil } from "./withSidesOfNil.ts";

/** Describes every account of a reading, by its place among the items. */
export function describeAccounts(
  items: readonly StatementItem[],
  reading: Reading,
  fileType: FileType,
): ReadonlyMap<number, AccountStanding> {
  const { parents } = reading.reduction;
  const paths = pathsOnSides(reading);
  const natures = naturesBySum(items, reading, fileType);
  const leaves = signedLeaves(reading) ?? guessedLeaves(reading, fileType);
  const credits = new Map(leaves.map(({ item, sign }) => [item, sign]));
  const natureAt = (at: number) => {
    const [byPath, bySum] = [natureOfPath(paths.get(at) ?? [], fileType), natures.get(at) ?? null];
    // Beneath "Income" alone stand costs too, where a total of expenses takes them in and the result takes them off
    const isOfTotal = bySum !== null && isOfSign(bySum, credits.get(at));
    return fileType === "profit_loss" && isOfTotal ? bySum : (byPath ?? bySum);
  };
  const ofNil = leavesOfNil(items, reading.agreeing);
  const signed = new Map([...credits].filter(([at]) => !ofNil.has(at)));
  const isTurned = fileType === "profit_loss" && isUpsideDown(items, signed, natureAt);
  const taxes = betweenTaxes(items, reading);
  const standings = [...paths].map(([at, path]) => {
    const sign = credits.get(at);
    const isCredit = (sign === 1) !== isTurned;
    const isOpen = sign === undefined || isTurned === null;
    const positiveSide = isOpen ? null : isCredit ? ("credit" as const) : ("debit" as const);
    const identity = parents.get(at) ?? path;
    const isBetweenTaxes = taxes.has(at);
    return [at, { path, identity, nature: natureAt(at), positiveSide, isBetweenTaxes }] as const;
  });
  return withSidesOfNil(new Map(standings), items, ofNil, isTurned === true);
}

/**
 * The headings above each account. No total may close "Assets": where the balance has an account on the other side, what
 * stands above it begins with the heading that names that side.
 */
function pathsOnSides({
  balance,
  reduction: { paths },
}: Reading): ReadonlyMap<number, readonly string[]> {
  const ofSides = new Map(paths);
  for (const { node, sign } of balance ?? [])
    for (const { item } of node.leaves)
      ofSides.set(item, sinceSide(paths.get(item) ?? [], sign === 1));
  return ofSides;
}

function sinceSide(path: readonly string[], isHeld: boolean): readonly string[] {
  const sides = path.map((heading) =>
    namesEquityAndLiabilities(heading) ? null : sideOfWords(heading, "balance_sheet"),
  );
  const isOther = (side: Nature | null) => side !== null && (side === "asset") !== isHeld;
  const isOwn = (side: Nature | null) => side !== null && (side === "asset") === isHeld;
  const own = sides.findIndex(isOwn);
  return sides.slice(0, Math.max(own, 0)).some(isOther) ? path.slice(own) : path;
}

function isOfSign(nature: Nature, sign: 1 | -1 | undefined): boolean {
  return sign === (nature === "income" ? 1 : -1);
}

/** Every account with its sign in the result, or in the balance: a credit counts as one there. */
function signedLeaves({ end, balance }: Reading): readonly Leaf[] | null {
  // The total with which a balance sheet ends is that of one side
  if (balance === null) return end && evenSigned(end.node.leaves);
  return balance.flatMap(({ node, sign }) =>
    node.leaves.map((leaf): Leaf => ({ item: leaf.item, sign: sign === leaf.sign ? -1 : 1 })),
  );
}

/** A result that everything is taken off from stands on the other side: the words say which. */
function evenSigned(leaves: readonly Leaf[]): readonly Leaf[] {
  const isOther = leaves.every(({ sign }) => sign === -1);
  return isOther ? leaves.map(({ item }): Leaf => ({ item, sign: 1 })) : leaves;
}

/** Where no result or balance is printed: by the words of each part, if all of them say their side. */
function guessedLeaves({ reduction }: Reading, fileType: FileType): readonly Leaf[] {
  const signed = reduction.nodes.map((node) => ({
    node,
    sign: guessSign(node, reduction, fileType),
  }));
  if (signed.some(({ sign }) => sign === null)) return [];
  // Costs that all have a minus beside income without one are added up already
  const isAddedUp = fileType === "profit_loss" && signed.every(isOfItsSign);
  if (isAddedUp) return signed.flatMap(({ node }) => node.leaves);
  return signed.flatMap(({ node, sign }) =>
    node.leaves.map((leaf): Leaf => ({ item: leaf.item, sign: sign === leaf.sign ? 1 : -1 })),
  );
}

/** Whether what is earned is positive, and what it cost negative, as far as they are not nil. */
function isOfItsSign({ node: { values }, sign }: { node: SumNode; sign: 1 | -1 | null }): boolean {
  return values.every((value) => (sign === -1 ? value <= 0n : value >= 0n));
}

function guessSign(node: SumNode, { sums }: Reduction, fileType: FileType): 1 | -1 | null {
  const isResult = sums.some(
    (sum) => sum.node === node && sum.isWhole && fileType === "profit_loss",
  );
  if (isResult) return 1;
  if (namesEquityAndLiabilities(node.section)) return 1;
  const side = sideOfWords(node.label, fileType) ?? sideOfWords(node.section, fileType);
  if (side === null) return null;
  return side === "income" || side === "liability" || side === "equity" ? 1 : -1;
}

/**
 * The outermost heading that names one side decides; equity may stand among the liabilities, and the cost of sales
 * above the "Total income" that is left after it.
 */
function natureOfPath(path: readonly string[], fileType: FileType): Nature | null {
  if (fileType === "profit_loss" && path.some((heading) => COST_OF.test(heading.trim())))
    return "expense";
  const sides = path
    .filter((heading) => !namesEquityAndLiabilities(heading))
    .flatMap((heading) => sideOfWords(heading, fileType) ?? []);
  const [outermost = null] = sides;
  return outermost === "liability" && sides.includes("equity") ? "equity" : outermost;
}

const COST_OF = /^(?:less:? )?(?:direct )?(?:costs? of (?:goods|sales|revenue)|cogs)\b/i;

/** "Total liabilities" says what its rows are where no heading does; "Total income" nothing of costs that a result within it holds. */
function naturesBySum(
  items: readonly StatementItem[],
  { agreeing }: Reading,
  fileType: FileType,
): ReadonlyMap<number, Nature> {
  const natures = new Map<number, Nature>();
  for (const { item, node } of agreeing) {
    const label = items[item]?.label ?? "";
    const side =
      /\btotal\b/i.test(label) && !/\bnet\b/i.test(label) ? sideOfWords(label, fileType) : null;
    if (side === null) continue;
    const inResults = fileType === "profit_loss" ? heldByResults(items, agreeing, item) : NONE;
    for (const leaf of node.leaves) if (!inResults.has(leaf.item)) natures.set(leaf.item, side);
  }
  if (fileType === "balance_sheet")
    for (const at of besideLiabilities(items, agreeing)) natures.set(at, "equity");
  return natures;
}

/** What a total of liabilities and equity takes in beside that of all liabilities is equity, whatever it is called. */
function besideLiabilities(
  items: readonly StatementItem[],
  sums: readonly FoundSum[],
): readonly number[] {
  const labelOf = (sum: FoundSum) => items[sum.item]?.label ?? "";
  const owed = sums.find((sum) => sectionWords(labelOf(sum)) === "liabilities");
  const both = sums.find((sum) => namesEquityAndLiabilities(labelOf(sum)));
  if (owed === undefined || both === undefined) return [];
  const inLiabilities = new Set(owed.node.leaves.map(({ item }) => item));
  const isWithin = both.node.leaves.filter(({ item }) => inLiabilities.has(item)).length;
  if (isWithin !== inLiabilities.size) return [];
  return both.node.leaves.flatMap(({ item }) => (inLiabilities.has(item) ? [] : [item]));
}

const NONE: ReadonlySet<number> = new Set();

/** The accounts that results above a row hold, such as "Gross profit". */
function heldByResults(
  items: readonly StatementItem[],
  sums: readonly FoundSum[],
  before: number,
): ReadonlySet<number> {
  const results = sums.filter(({ item }) => item < before && mayBeResult(items[item]?.label ?? ""));
  return new Set(results.flatMap(({ node }) => node.leaves.map(({ item }) => item)));
}
