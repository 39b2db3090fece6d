import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { isProfitAndLossRole, type Role } from "../../roles/roles.ts";
import type { Trace } from "../../trace/Trace.ts";
import { columnOf, kindOf, purposeOf } from "../../trace/TracedAccount.ts";
import { isCash, type LedgerIndex } from "../../worksheet/LedgerIndex.ts";
import type { Posting } from "../../worksheet/Posting.ts";

/**
 * What was paid and received through an account that is followed through, as if it were another balance that
 * is not: its cash stands on the lines of what it was owed for, and would stand on the other's own.
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

/** Whether what moves through an account stands on no line of its own: it is cash, or followed through too. */
function isFollowed(account: LedgerAccount, ledgerIndex: LedgerIndex): boolean {
  return isCash(account, ledgerIndex.policies) || kindOf(account, ledgerIndex) === "control";
}
