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
