import { absolute, type Minor } from "../money/Minor.ts";
import { type BasisPoints, basisPoints, grownBy } from "../money/shareOf.ts";
import type { Role } from "../roles/roles.ts";
import type { BookAccount, Books } from "./Books.ts";
import { growth, median } from "./ratio.ts";

/** Fewer accounts of a role than this say nothing of one another. */
const ENOUGH_PEERS = 5;

/** How the accounts of each role grew, in the middle; roles with few accounts are left out. */
export function growthByRole(accounts: readonly BookAccount[]): Map<Role, BasisPoints> {
  const going = accounts.filter(({ before, now }) => before !== 0n && before > 0n === now > 0n);
  const rates = new Map<Role, BasisPoints>();
  for (const [role, peers] of Map.groupBy(going, ({ role }) => role)) {
    if (role === null || peers.length < ENOUGH_PEERS) continue;
    const grown = peers.map(({ before, now }) => growth(absolute(before), absolute(now)));
    rates.set(role, median(grown.map((rate) => rate ?? basisPoints(0))) ?? basisPoints(0));
  }
  return rates;
}

/** What this year's amount would be had the account gone with its peers, or with revenue (ISA 520.5c). */
export function expectedNow(books: Books, { role, before }: BookAccount): Minor {
  const ofPeers = role === null ? undefined : books.growthByRole.get(role);
  const ofRevenue = growth(books.revenue.before, books.revenue.now) ?? basisPoints(0);
  return grownBy(before, ofPeers ?? ofRevenue);
}
