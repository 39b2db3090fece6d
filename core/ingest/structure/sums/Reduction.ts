import type { Minor } from "../../../money/Minor.ts";
import type { SumNode } from "./SumNode.ts";

/** A printed sum and the sum of its rows, by column of amounts. */
export type FoundSum = {
  item: number;
  printed: readonly (Minor | null)[];
  read: readonly Minor[];
  agrees: boolean;
  /** The number of accounts and sums in it. */
  parts: number;
  /** Whether it includes everything above it. */
  isWhole: boolean;
  node: SumNode;
};

/** A report broken down into its sums. */
export type Reduction = {
  sums: readonly FoundSum[];
  /** Accounts and sums that are in no other sum, in the order of the file. */
  nodes: readonly SumNode[];
  /** The headings above each account, outermost first, by item. */
  paths: ReadonlyMap<number, readonly string[]>;
  /** The parent accounts of accounts that are listed below an account with a common total. */
  parents: ReadonlyMap<number, readonly string[]>;
};
