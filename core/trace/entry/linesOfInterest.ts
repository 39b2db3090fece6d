import type { Amount } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import type { PurposeSide } from "../pairing/Counterpart.ts";
import { columnOf } from "../TracedAccount.ts";

/**
 * The lines in doubt if the words of an entry speak of interest while its cash is on a loan only: interest is no
 * repayment (IAS 7.31).
 */
export function linesOfInterest(
  open: readonly PurposeSide[],
  moved: Amount,
): readonly WorksheetColumn[] {
  if (moved === 0 || !open.some(isOfBearing) || open.some(isInterest)) return NONE;
  return open.flatMap(({ purpose, left }) => {
    if (purpose === null || !BEARING.has(purpose.group) || left < 0 !== moved < 0) return [];
    return [columnOf(purpose, left), left < 0 ? "interest_paid" : "interest_received"];
  });
}

const NONE: readonly WorksheetColumn[] = [];

/** Few entries have such sides; the others create no list. */
function isOfBearing({ purpose }: PurposeSide): boolean {
  return BEARING.has(purpose?.group ?? null);
}

function isInterest({ column }: PurposeSide): boolean {
  return column === "interest_paid" || column === "interest_received";
}

/** Groups that bear interest. */
const BEARING: ReadonlySet<string | null> = new Set([
  "borrowings",
  "bonds",
  "leases",
  "loans_receivable",
]);
