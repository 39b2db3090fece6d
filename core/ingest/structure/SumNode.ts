import type { Minor } from "../../money/Minor.ts";

/** An account within a sum, and whether it is added or taken off. */
export type Leaf = { item: number; sign: 1 | -1 };

/** An account, or a sum of accounts that was found to agree with what the file prints. */
export type SumNode = {
  label: string;
  /** The heading it stands under. */
  section: string;
  values: readonly Minor[];
  leaves: readonly Leaf[];
  isSum: boolean;
  /** Its values were rounded to the decimals of the currency. */
  isRounded?: true;
};

/** The node taken off instead of added. */
export function turned({ leaves, ...node }: SumNode): SumNode {
  return {
    ...node,
    leaves: leaves.map(({ item, sign }) => ({ item, sign: sign === 1 ? -1 : 1 })),
  };
}

/** What nodes come to in a column, each added or taken off; those left out count for nothing. */
export function comesTo(
  nodes: readonly SumNode[],
  signs: readonly (1 | -1)[],
  column: number,
  skipped: readonly number[] = [],
): Minor {
  return nodes.reduce((sum, { values }, index) => {
    if (skipped.includes(index)) return sum;
    const value = values[column] ?? 0n;
    return signs[index] === -1 ? sum - value : sum + value;
  }, 0n);
}
