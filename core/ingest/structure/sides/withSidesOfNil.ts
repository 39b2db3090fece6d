import type { Minor } from "../../../money/Minor.ts";
import type { Nature } from "../../../roles/roles.ts";
import type { StatementItem } from "../StatementItem.ts";
import type { FoundSum } from "../sums/Reduction.ts";
import type { Leaf } from "../sums/SumNode.ts";
import type { AccountStanding } from "./AccountStanding.ts";

type Standings = ReadonlyMap<number, AccountStanding>;

/** Accounts in sums that are zero in every column, each with all accounts of the innermost such sum. */
export type LeavesOfNil = ReadonlyMap<number, readonly Leaf[]>;

/** Finds accounts that are not zero although their sum is, in every column. */
export function leavesOfNil(
  items: readonly StatementItem[],
  sums: readonly FoundSum[],
): LeavesOfNil {
  const found = new Map<number, readonly Leaf[]>();
  for (const { agrees, read, node } of sums) {
    if (!agrees || !read.every(isNil)) continue;
    if (!node.leaves.some(({ item }) => holdsAmount(items[item]))) continue;
    // Inner sums come first and show how their own accounts relate
    for (const { item } of node.leaves) if (!found.has(item)) found.set(item, node.leaves);
  }
  return found;
}

/**
 * The side of accounts whose sum is zero in every column: no total shows whether it is added or deducted. They get the
 * side of most other accounts of their nature, else the natural side (`isTurned`: the opposite); without a heading that
 * shows the nature, none.
 */
export function withSidesOfNil(
  standings: Standings,
  items: readonly StatementItem[],
  ofNil: LeavesOfNil,
  isTurned: boolean,
): Standings {
  if (ofNil.size === 0) return standings;
  const sided = [...standings].filter(([at]) => !ofNil.has(at) && holdsAmount(items[at]));
  const isCredit = (nature: Nature): boolean => {
    const alike = sided.filter(([, standing]) => standing.nature === nature);
    const credits = alike.filter(([, { positiveSide }]) => positiveSide === "credit").length;
    const debits = alike.filter(([, { positiveSide }]) => positiveSide === "debit").length;
    if (credits !== debits) return credits > debits;
    return (nature !== "asset" && nature !== "expense") !== isTurned;
  };
  const stood = [...standings].map(([at, standing]) => {
    const leaves = ofNil.get(at);
    if (leaves === undefined) return [at, standing] as const;
    // If nothing is deducted, the signs of the amounts show the sides
    const isSigned = leaves.every(({ sign }) => sign === leaves[0]?.sign);
    const added = leaves.reduce((votes, { item, sign }) => {
      const nature = standings.get(item)?.nature ?? null;
      const own = isSigned ? sign * signOf(items[item]) : sign;
      return nature === null ? votes : votes + (isCredit(nature) ? own : -own);
    }, 0);
    const own = leaves.find(({ item }) => item === at)?.sign ?? 1;
    const positiveSide = added === 0 ? null : added * own > 0 ? "credit" : "debit";
    return [at, { ...standing, positiveSide }] as const;
  });
  return new Map<number, AccountStanding>(stood);
}

function signOf(item: StatementItem | undefined): number {
  const total = (item?.amounts ?? []).reduce<Minor>((sum, amount) => sum + (amount ?? 0n), 0n);
  return total === 0n ? 0 : total > 0n ? 1 : -1;
}

function isNil(amount: Minor | null): boolean {
  return amount === null || amount === 0n;
}

function holdsAmount(item: StatementItem | undefined): boolean {
  return item?.amounts?.some((amount) => !isNil(amount)) === true;
}
