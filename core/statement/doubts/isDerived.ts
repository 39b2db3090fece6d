import type { Entry, WorksheetColumn } from "../../worksheet/Posting.ts";
import { treatmentOf } from "../../worksheet/treatments.ts";

/** Lines whose balance movement is itself the cash flow. */
const READ: ReadonlySet<WorksheetColumn> = new Set<WorksheetColumn>(["change_in_bank_overdraft"]);

/**
 * Whether a line is derived from net movements of balances. Examples: purchases from the increase of an asset,
 * dividends from the decrease of retained earnings beyond the profit. Amounts from a journal or a ledger entry are not
 * derived.
 */
export function isDerived(column: WorksheetColumn, entries: readonly Entry[]): boolean {
  if (READ.has(column)) return false;
  return entries.some(({ account, amount, adjustmentId, traced }) => {
    if (!account?.role || amount === 0n || adjustmentId !== null || traced) return false;
    // Dividends with an account of their own are read from it.
    if (account.role === "dividends_declared" || account.role === "dividends_payable") return false;
    return treatmentOf(account.role).kind === "group";
  });
}
