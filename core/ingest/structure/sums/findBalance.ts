import { absolute, type Minor, sum } from "../../../money/Minor.ts";
import { mayBeTotal } from "../../rowKinds/isTotalLine.ts";
import { namesBothSides, sideOfWords } from "../../sections/sideOfWords.ts";
import type { StatementItem } from "../StatementItem.ts";
import type { FoundSum, Reduction } from "./Reduction.ts";
import type { SumNode } from "./SumNode.ts";

/** The parts of a balance sheet that add up to zero, each with its side. */
export type Balance = { node: SumNode; sign: 1 | -1 }[];

/** With more parts, some combination balances by chance. */
const MOST_PARTS = 4;

/**
 * Finds how the remaining parts balance: assets against the rest, or net assets against equity. A sum of everything
 * equal to zero ("Net:" in plain-text accounting) is a balance too. Null where they do not balance.
 */
export function findBalance(
  items: readonly StatementItem[],
  { nodes, sums }: Reduction,
): Balance | null {
  const parts = nodes.filter(({ values }) => values.some((value) => value !== 0n));
  const [only] = parts;
  if (parts.length === 0) return ofNothing(nodes, sums);
  if (only && parts.length === 1)
    return only.isSum ? oriented([{ node: only, sign: 1 }], items) : null;
  const behind = placeOfBalance(parts);
  if (behind !== null)
    return oriented(
      signedBy(parts, (at) => at >= behind),
      items,
    );
  if (parts.length > MOST_PARTS) return null;
  for (const taken of choices(parts.length)) {
    const signed = signedBy(parts, taken);
    if (isNothing(signed)) return oriented(signed, items);
  }
  return null;
}

/** The first part on the other side; the number of parts where all add up to zero. */
function placeOfBalance(parts: readonly SumNode[]): number | null {
  const columns = parts[0]?.values ?? [];
  const off = columns.map((_, column) =>
    parts.reduce((sum: Minor, { values }) => sum - (values[column] ?? 0n), 0n),
  );
  // Parts before a place less the rest = twice those before − all, so one pass tests every place
  for (const [at, { values }] of parts.entries()) {
    values.forEach((value, column) => {
      off[column] = (off[column] ?? 0n) + 2n * value;
    });
    if (off.every((one) => one === 0n)) return at + 1;
  }
  return null;
}

function signedBy(parts: readonly SumNode[], isTaken: (at: number) => boolean): Balance {
  return parts.map((node, at) => ({ node, sign: isTaken(at) ? -1 : 1 }));
}

/**
 * Finds the total with which a balance sheet balances, where other rows follow (checks, ratios, assumptions). Null
 * without one, or where totals of a side follow, as in a second balance sheet.
 */
export function endOfBalance(
  items: readonly StatementItem[],
  { nodes, sums }: Reduction,
): { end: FoundSum; balance: Balance } | null {
  for (const end of sums.toReversed()) {
    const label = items[end.item]?.label ?? "";
    const at = nodes.indexOf(end.node);
    const above = nodes.slice(0, at + 1).filter(({ values }) => values.some((one) => one !== 0n));
    const isWhole = end.agrees && above.length > 1 && above.every(({ isSum }) => isSum);
    const balance = isWhole
      ? findBalance(items, { nodes: above, sums, paths: new Map(), parents: new Map() })
      : null;
    if (balance) return nodes.slice(at + 1).some(isOfBothSides) ? null : { end, balance };
    // A total of a side or of both is not a check row
    if (sideOfWords(label, "balance_sheet") !== null || namesBothSides(label)) return null;
  }
  return null;
}

/** A total of both sides by label is not a check row, even if it matches no rows. */
function isOfBothSides({ label, isSum }: SumNode): boolean {
  return !isSum && mayBeTotal(label) && namesBothSides(label);
}

/** The combinations of a few parts on one side. */
function choices(parts: number): ((at: number) => boolean)[] {
  return Array.from({ length: 2 ** (parts - 1) }, (_, choice) => (at: number) => {
    return at > 0 && ((choice >> (at - 1)) & 1) === 1;
  });
}

/** A sum of zero that includes everything, as where credits are negative. */
function ofNothing(nodes: readonly SumNode[], sums: Reduction["sums"]): Balance | null {
  return sums.length > 0 ? nodes.map((node) => ({ node, sign: 1 })) : null;
}

function isNothing(parts: Balance): boolean {
  const columns = parts[0]?.node.values.length ?? 0;
  return Array.from({ length: columns }, (_, column) =>
    parts.reduce(
      (sum: Minor, { node, sign }) => sum + BigInt(sign) * (node.values[column] ?? 0n),
      0n,
    ),
  ).every((total) => total === 0n);
}

/** Orients the signs so that assets are positive. Where credits are negative, the amounts themselves show the sides. */
function oriented(parts: Balance, items: readonly StatementItem[]): Balance {
  const isSigned = parts.every(({ sign }) => sign === parts[0]?.sign);
  let weight = 0n;
  for (const { node, sign } of parts) {
    const side =
      sideOfWords(node.label, "balance_sheet") ?? sideOfWords(node.section, "balance_sheet");
    const value = isSigned ? sum(node.values) : sum(node.values.map(absolute));
    if (side === "asset") weight += BigInt(sign) * value;
    else if (side !== null) weight -= BigInt(sign) * value;
    else weight += leafWeight(node, sign, items, isSigned);
  }
  return weight >= 0n
    ? parts
    : parts.map(({ node, sign }) => ({ node, sign: sign === 1 ? -1 : 1 }));
}

/** The weight of an account for this, by its label; where credits are negative, by the sign of its amount. */
function leafWeight(
  { leaves }: SumNode,
  sign: 1 | -1,
  items: readonly StatementItem[],
  isSigned: boolean,
): Minor {
  return leaves.reduce((weight, leaf) => {
    const { label = "", amounts = null } = items[leaf.item] ?? {};
    const side = sideOfWords(label, "balance_sheet");
    if (side === null) return weight;
    const isCredit = isSigned && sum((amounts ?? []).map((amount) => amount ?? 0n)) < 0n;
    const own = (side === "asset") === isCredit ? -1 : 1;
    return weight + BigInt(sign * leaf.sign * own);
  }, 0n);
}
