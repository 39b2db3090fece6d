import { absolute } from "../money/Minor.ts";
import { basisPoints, grownBy } from "../money/shareOf.ts";
import type { Role } from "../roles/roles.ts";
import type { BookAccount, Books } from "./Books.ts";
import { growth } from "./ratio.ts";
import { totals } from "./selectAccounts.ts";

/** New and unused accounts of a role whose total did not change: the chart was reorganised. */
export type SplitRole = {
  role: Role;
  accounts: readonly BookAccount[];
  opened: readonly BookAccount[];
  closed: readonly BookAccount[];
};

/** At least this many accounts are new or unused when a chart is reorganised. */
const SEVERAL = 2;

/**
 * Finds roles of income and expense whose amounts moved to other accounts, while the total is as last year or grew like
 * revenue. Their accounts cannot be compared one by one.
 */
export function splitRoles(books: Books): ReadonlyMap<Role, SplitRole> {
  if (!books.hasPriorProfit) return new Map();
  const results = books.accounts.filter(({ isProfitAndLoss }) => isProfitAndLoss);
  const byRole = Map.groupBy(results, ({ role }) => role);
  const found = new Map<Role, SplitRole>();
  for (const [role, accounts] of byRole) {
    if (role === null) continue;
    const opened = accounts.filter(({ before, now }) => before === 0n && now !== 0n);
    const closed = accounts.filter(({ before, now }) => before !== 0n && now === 0n);
    const isSeveral = opened.length >= SEVERAL || closed.length >= SEVERAL;
    if (isSeveral && isInLine(books, accounts)) found.set(role, { role, accounts, opened, closed });
  }
  return found;
}

/** Whether a total is unchanged, or grew like revenue, except for immaterial differences. */
function isInLine(books: Books, accounts: readonly BookAccount[]): boolean {
  const { before, now } = totals(accounts);
  const rate = growth(books.revenue.before, books.revenue.now) ?? basisPoints(0);
  return [before, grownBy(before, rate)].some(
    (expected) => absolute(now - expected) <= books.materiality,
  );
}
