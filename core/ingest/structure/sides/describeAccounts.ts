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

/** Describes every account of a reading, by its index among the items. */
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
    // Under a heading "Income" there may be costs, if a total of expenses includes them and the result deducts them
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
 * The headings above each account. "Assets" may have no total; then an account on the other side of the balance starts
 * with the heading that names that side.
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

/** Every account with its sign in the result or the balance (where a credit counts as 1). */
function signedLeaves({ end, balance }: Reading): readonly Leaf[] | null {
  // The final total of a balance sheet is of one side
  if (balance === null) return end && evenSigned(end.node.leaves);
  return balance.flatMap(({ node, sign }) =>
    node.leaves.map((leaf): Leaf => ({ item: leaf.item, sign: sign === leaf.sign ? -1 : 1 })),
  );
}

/** If a result deducts everything, it is on the other side; labels decide. */
function evenSigned(leaves: readonly Leaf[]): readonly Leaf[] {
  const isOther = leaves.every(({ sign }) => sign === -1);
  return isOther ? leaves.map(({ item }): Leaf => ({ item, sign: 1 })) : leaves;
}

/** Without a printed result or balance: the sides according to the labels, if all parts have one. */
function guessedLeaves({ reduction }: Reading, fileType: FileType): readonly Leaf[] {
  const signed = reduction.nodes.map((node) => ({
    node,
    sign: guessSign(node, reduction, fileType),
  }));
  if (signed.some(({ sign }) => sign === null)) return [];
  // If all costs are negative and income is positive, the amounts are already signed
  const isAddedUp = fileType === "profit_loss" && signed.every(isOfItsSign);
  if (isAddedUp) return signed.flatMap(({ node }) => node.leaves);
  return signed.flatMap(({ node, sign }) =>
    node.leaves.map((leaf): Leaf => ({ item: leaf.item, sign: sign === leaf.sign ? 1 : -1 })),
  );
}

/** Whether income is positive and costs are negative, except for zeros. */
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
 * The outermost heading that names one side decides. Equity may be listed under liabilities, and cost of sales above
 * "Total income".
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

/**
 * "Total liabilities" shows the nature of its rows where no heading does. "Total income" does not, for costs within a
 * result.
 */
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

/** Accounts in the total of liabilities and equity but outside total liabilities are equity, whatever their names. */
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

/** The accounts included in results such as "Gross profit". */
function heldByResults(
  items: readonly StatementItem[],
  sums: readonly FoundSum[],
  before: number,
): ReadonlySet<number> {
  const results = sums.filter(({ item }) => item < before && mayBeResult(items[item]?.label ?? ""));
  return new Set(results.flatMap(({ node }) => node.leaves.map(({ item }) => item)));
}
