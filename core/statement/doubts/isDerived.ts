import type { Entry, WorksheetColumn } from "../../worksheet/Posting.ts";
import { treatmentOf } from "../../worksheet/treatments.ts";

/** Lines of groups whose movement in the books is the cash itself. */
const READ: ReadonlySet<WorksheetColumn> = new Set<WorksheetColumn>(["change_in_bank_overdraft"]);

/**
 * Whether a line follows from net movements of balances and is nothing that the books say: what was
 * bought from what assets rose by, dividends from what retained earnings fell by beyond the profit.
 * What a journal or an entry of the general ledger says is not derived.
 */
export function isDerived(column: WorksheetColumn, entries: readonly Entry[]): boolean {
  if (READ.has(column)) return false;
  return entries.some(({ account, amount, adjustmentId, traced }) => {
    if (!account?.role || amount === 0n || adjustmentId !== null || traced) return false;
    // Dividends that have an account of their own are read from it.
    if (account.role === "dividends_declared" || account.role === "dividends_payable") return false;
    return treatmentOf(account.role).kind === "group";
  });
}
