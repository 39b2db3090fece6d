import { absolute, type Minor } from "../money/Minor.ts";
import type { Role } from "../roles/roles.ts";

type Holder = { code: string; role: Role | null; closing: Minor };

/** Roles that the year's profit is transferred to, the most likely first. */
const PROFIT_HOLDERS: readonly Role[] = ["retained_earnings", "other_reserves", "share_capital"];

/**
 * Chooses the equity account that the year's profit is transferred to: an account that equals the profit (current year
 * earnings), else the largest of retained earnings, then of other reserves, then of the owner's capital (IAS 1.54(r)).
 * Amounts are debit-positive; null where the books have no such account.
 */
export function chooseRetainedEarnings<Account extends Holder>(
  accounts: readonly Account[],
  profit: Minor,
): Account | null {
  for (const role of PROFIT_HOLDERS) {
    const holders = accounts.filter((account) => account.role === role);
    const exact = holders.find((account) => profit !== 0n && account.closing === -profit);
    const largest = holders.toSorted(byBalanceThenCode)[0];
    if (exact ?? largest) return exact ?? largest ?? null;
  }
  return null;
}

/** Whether what was chosen is the owner's capital: the books have neither retained earnings nor reserves. */
export function isCapital({ role }: Pick<Holder, "role">): boolean {
  return role === "share_capital";
}

/** The larger balance first, then by code, so that the order of the rows does not matter. */
function byBalanceThenCode(left: Holder, right: Holder): number {
  const difference = absolute(right.closing) - absolute(left.closing);
  if (difference !== 0n) return difference > 0n ? 1 : -1;
  return left.code < right.code ? -1 : 1;
}
