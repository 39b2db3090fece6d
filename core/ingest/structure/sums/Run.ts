import type { Signs } from "./matchRun.ts";

/** The nodes that a sum takes in: all from one on, with what is taken off. */
export type Run = {
  from: number;
  signs: Signs;
  /** Nodes within that are sums above their parts, and count for nothing. */
  skipped: readonly number[];
  /** How many sections stay open. */
  closes: number;
};
