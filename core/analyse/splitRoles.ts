import { absolute } from "../money/Minor.ts";
import { basisPoints, grownBy } from "../money/shareOf.ts";
import type { Role } from "../roles/roles.ts";
import type { BookAccount, Books } from "./Books.ts";
import { growth } from "./ratio.ts";
import { totals } from "./selectAccounts.ts";

/** The accounts of a role that came into use or fell out of it, while all of the role together went on. */
export type SplitRole = {
  role: Role;
  accounts: readonly BookAccount[];
  opened: readonly BookAccount[];
  closed: readonly BookAccount[];
};

/** So many accounts come or go where a chart is split or merged, and seldom otherwise. */
const SEVERAL = 2;

/**
 * The roles of income and expense that stand on other accounts than last year, and in total where
 * they were or where revenue took them: the chart was split or merged, and its accounts cannot be
 * compared one by one.
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

/** Whether a total is what it was, or what revenue makes of that, give or take what does not matter. */
function isInLine(books: Books, accounts: readonly BookAccount[]): boolean {
  const { before, now } = totals(accounts);
  const rate = growth(books.revenue.before, books.revenue.now) ?? basisPoints(0);
  return [before, grownBy(before, rate)].some(
    (expected) => absolute(now - expected) <= books.materiality,
  );
}
