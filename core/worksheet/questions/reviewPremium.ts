import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import type { LedgerIndex } from "../LedgerIndex.ts";
import { distinctName } from "../nameAccounts.ts";
import type { ReviewPoint } from "../Posting.ts";
import { mergedColumn } from "../presentPosting.ts";

/**
 * Asks about share premium that rose while share capital did not. A share issue increases both. Premium alone rises by
 * share-based payments within costs, by contributions without shares, and by debts that owners waive (IFRS 2.7-8, ASC
 * 718-10-35-2, ASC 470-50-40-2).
 */
export function reviewPremium(
  left: readonly LedgerAccount[],
  ledgerIndex: LedgerIndex,
): ReviewPoint[] {
  const premium = left.find(({ role, movement }) => role === "share_premium" && movement < 0n);
  if (premium === undefined || !isAlone(ledgerIndex)) return [];
  const reason = `'${distinctName(premium, ledgerIndex)}' rose and no share capital did: if it rose by payments in shares within costs, or by a debt that an owner waived, no cash came in. Enter that part as a non-cash journal, and what was paid in as a journal with its cash.`;
  return LINES.map((column) => ({ column: mergedColumn(column, ledgerIndex), reason }));
}

/** Whether share capital exists, did not move, and nothing else explains the increase. */
function isAlone({ accounts }: LedgerIndex): boolean {
  const capital = accounts.filter(({ role }) => role === "share_capital");
  const isStill = capital.length > 0 && capital.every(({ movement }) => movement === 0n);
  const isPaidInShares = accounts.some(
    ({ role, movement }) => role === "share_based_payment" && movement !== 0n,
  );
  // Reselling treasury shares above cost increases premium too
  const isSoldAgain = movementOf(accounts, "treasury_shares") < 0n;
  return isStill && movementOf(accounts, "share_premium") < 0n && !isPaidInShares && !isSoldAgain;
}

function movementOf(accounts: readonly LedgerAccount[], role: Role): Minor {
  return sum(accounts.filter((account) => account.role === role).map(({ movement }) => movement));
}

/** Its own line, and the lines of costs that it may have been charged to. */
const LINES = [
  "proceeds_from_issue_of_shares",
  "payments_to_suppliers",
  "payments_to_employees",
] as const;
