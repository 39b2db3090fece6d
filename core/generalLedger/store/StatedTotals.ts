import type { Minor } from "../../money/Minor.ts";
import type { RowPlace } from "./LedgerParts.ts";

/** What a file says that its lines come to, and which lines those are. */
export type StatedTotals = {
  debits: Minor;
  credits: Minor;
  /** What stands below nil on one side, and is kept on the other. */
  turned: Minor;
  from: number;
  to: number;
  /** What tells its file from the others. */
  part: Omit<RowPlace, "row">;
};
