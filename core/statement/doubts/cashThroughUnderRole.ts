import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { isProfitAndLossRole, type Role } from "../../roles/roles.ts";
import type { Trace } from "../../trace/Trace.ts";
import { columnOf, kindOf, purposeOf } from "../../trace/TracedAccount.ts";
import { isCash, type LedgerIndex } from "../../worksheet/LedgerIndex.ts";
import type { Posting } from "../../worksheet/Posting.ts";

/**
 * Payments and receipts through a control account (such as payables), if the account had another role. Now they are on
 * the lines of the invoices that they settle; under the other role they would be on that role's own lines.
 */
export function cashThroughUnderRole(
  role: Role,
  account: LedgerAccount,
  trace: Trace | null,
  ledgerIndex: LedgerIndex,
): readonly Posting[] {
  const through = trace?.cashThroughUncertainAccounts.get(account);
  if (!through || isProfitAndLossRole(role)) return [];
  const other = { ...account, role };
  if (isFollowed(other, ledgerIndex)) return [];
  const purpose = purposeOf(other, ledgerIndex);
  return Array.from(through, ([way, size]) => {
    const amount = way === "paid" ? -size : size;
    const column = columnOf(purpose, amount < 0n ? -1 : 1);
    return { account: other, amount, column, adjustmentId: null, presentAs: null, reason: "" };
  });
}

/** Whether movements of an account have no line of their own: it is cash or a control account. */
function isFollowed(account: LedgerAccount, ledgerIndex: LedgerIndex): boolean {
  return isCash(account, ledgerIndex.policies) || kindOf(account, ledgerIndex) === "control";
}
