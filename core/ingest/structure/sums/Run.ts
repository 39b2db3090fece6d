import type { Signs } from "./matchRun.ts";

/** The nodes in a sum: all from one on, with those that are deducted. */
export type Run = {
  from: number;
  signs: Signs;
  /** Nodes in between that are sums above their parts and do not count. */
  skipped: readonly number[];
  /** The number of sections that remain open. */
  closes: number;
};
