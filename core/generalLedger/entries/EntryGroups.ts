import type { Amount } from "../../money/Amount.ts";

/** Which entry each line belongs to, and what each entry is out by. */
export type EntryGroups = {
  entryOf: Int32Array;
  /** By entry: debits less credits, nil where it balances. */
  differences: ArrayLike<Amount>;
  /** Lines whose entry was put together from what its lines have in common, and no further. */
  lumped: number;
};
