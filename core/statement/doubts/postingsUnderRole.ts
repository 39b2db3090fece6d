import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { isProfitAndLossRole, type Role } from "../../roles/roles.ts";
import { columnOf, ownLines, purposeOf } from "../../trace/TracedAccount.ts";
import { isCash, type LedgerIndex } from "../../worksheet/LedgerIndex.ts";
import type { Posting } from "../../worksheet/Posting.ts";

/** What an account's role would put on lines if it were another; whether it is cash is asked where cash is. */
export function postingsUnderRole(
  role: Role,
  account: LedgerAccount,
  postings: readonly Posting[],
  ledgerIndex: LedgerIndex,
): readonly Posting[] {
  const other = { ...account, role, isProfitAndLoss: isProfitAndLossRole(role) };
  if (isCash(other, ledgerIndex.policies)) return [];
  if (isCash(account, ledgerIndex.policies)) return [asMovement(other, ledgerIndex)];
  return postings.flatMap((posting) =>
    bySide(posting).map((side) => asOther(side, account, other, ledgerIndex)),
  );
}

/** What entries put on a line in both directions, which another role may show apart: a loan drawn and repaid. */
function bySide(posting: Posting): Posting[] {
  const { amount, traced } = posting;
  if (!traced || traced.received === 0n || traced.received === amount) return [posting];
  const { received } = traced;
  return [received, amount - received].map((side) => ({ ...posting, amount: side }));
}

/** A posting of an account as if it were another: on its line, where it stands on one of the account's own. */
function asOther(
  posting: Posting,
  account: LedgerAccount,
  other: LedgerAccount,
  ledgerIndex: LedgerIndex,
): Posting {
  const isOwn = ownLines(account, ledgerIndex).some((line) => line === posting.column);
  if (!isOwn) return { ...posting, account: other };
  const column = columnOf(purposeOf(other, ledgerIndex), posting.amount);
  return { ...posting, account: other, column };
}

/** What moved on an account of cash as if it were another. */
function asMovement(other: LedgerAccount, ledgerIndex: LedgerIndex): Posting {
  const amount = -other.movement;
  const column = columnOf(purposeOf(other, ledgerIndex), amount);
  return { account: other, amount, column, adjustmentId: null, presentAs: null, reason: "" };
}
