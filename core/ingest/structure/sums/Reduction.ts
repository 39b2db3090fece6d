import type { Minor } from "../../../money/Minor.ts";
import type { SumNode } from "./SumNode.ts";

/** A printed sum, and what the rows it sums come to, by column of amounts. */
export type FoundSum = {
  item: number;
  printed: readonly (Minor | null)[];
  read: readonly Minor[];
  agrees: boolean;
  /** How many accounts and sums it sums. */
  parts: number;
  /** Whether it takes in everything above it. */
  isWhole: boolean;
  node: SumNode;
};

/** A report taken apart by its own sums. */
export type Reduction = {
  sums: readonly FoundSum[];
  /** What no sum takes in, in the order of the file. */
  nodes: readonly SumNode[];
  /** The headings above each account, outermost first, by item. */
  paths: ReadonlyMap<number, readonly string[]>;
  /** The same with the accounts it is summed up with beneath, for those that stand beneath one. */
  parents: ReadonlyMap<number, readonly string[]>;
};
