import { absolute, type Minor } from "../money/Minor.ts";
import { type BasisPoints, basisPoints, grownBy } from "../money/shareOf.ts";
import type { Role } from "../roles/roles.ts";
import type { BookAccount, Books } from "./Books.ts";
import { growth, median } from "./ratio.ts";

/** With fewer accounts, growth of a role is not meaningful. */
const ENOUGH_PEERS = 5;

/** The median growth of the accounts of each role; roles with few accounts are left out. */
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

/** The expected amount of this year, if the account had grown like its role or like revenue (ISA 520.5c). */
export function expectedNow(books: Books, { role, before }: BookAccount): Minor {
  const ofPeers = role === null ? undefined : books.growthByRole.get(role);
  const ofRevenue = growth(books.revenue.before, books.revenue.now) ?? basisPoints(0);
  return grownBy(before, ofPeers ?? ofRevenue);
}
