import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { isProfitAndLossRole, type Role } from "../../roles/roles.ts";
import { columnOf, ownLines, purposeOf } from "../../trace/TracedAccount.ts";
import { isCash, type LedgerIndex } from "../../worksheet/LedgerIndex.ts";
import type { Posting } from "../../worksheet/Posting.ts";

/**
 * The postings of an account if it had another role. None where that role is cash; that question is asked elsewhere.
 */
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

/**
 * Splits a posting from ledger entries into receipts and payments, since another role may show them on separate lines:
 * a loan drawn and repaid.
 */
function bySide(posting: Posting): Posting[] {
  const { amount, traced } = posting;
  if (!traced || traced.received === 0n || traced.received === amount) return [posting];
  const { received } = traced;
  return [received, amount - received].map((side) => ({ ...posting, amount: side }));
}

/** A posting under the other role: moved to the other role's line where it is on one of the account's own lines. */
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

/** The movement of a cash account if it were not cash. */
function asMovement(other: LedgerAccount, ledgerIndex: LedgerIndex): Posting {
  const amount = -other.movement;
  const column = columnOf(purposeOf(other, ledgerIndex), amount);
  return { account: other, amount, column, adjustmentId: null, presentAs: null, reason: "" };
}
