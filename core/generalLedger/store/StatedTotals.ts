import type { Minor } from "../../money/Minor.ts";

/** What a file says that its lines come to, and which lines those are. */
export type StatedTotals = {
  debits: Minor;
  credits: Minor;
  /** What stands below nil on one side, and is kept on the other. */
  turned: Minor;
  from: number;
  to: number;
};
