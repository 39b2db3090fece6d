import type { Method } from "../../policies/policies.ts";

/** The position of a statement's lines in its sheet. */
export type StatementPlace = {
  sheet: string;
  method: Method;
  /** The row of the tie-out above the table. */
  tieOutRow: number;
  headingRow: number;
  /** The row of each line, by its id. */
  rowOf: ReadonlyMap<string, number>;
};
