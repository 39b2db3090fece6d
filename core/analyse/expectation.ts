import { absolute, type Minor } from "../money/Minor.ts";
import type { BookAccount, Books } from "./Books.ts";
import { type BasisPoints, growth, median, shareOf, WHOLE } from "./ratio.ts";

/** Fewer peers than this say nothing of one another. */
const ENOUGH_PEERS = 4;

/** How the accounts of the same role grew, in the middle; where they are few, how revenue grew. */
function peerGrowth(books: Books, account: BookAccount): BasisPoints {
  const peers = books.accounts.filter(
    ({ role, code, before, now }) =>
      role === account.role && code !== account.code && before !== 0n && before > 0n === now > 0n,
  );
  const rates = peers.flatMap(({ before, now }) => growth(absolute(before), absolute(now)) ?? []);
  const ofRevenue = growth(books.revenue.before, books.revenue.now) ?? 0n;
  return rates.length < ENOUGH_PEERS ? ofRevenue : (median(rates) ?? ofRevenue);
}

/** What this year's amount would be had the account gone with its peers (ISA 520.5c). */
export function expectedNow(books: Books, account: BookAccount): Minor {
  return shareOf(account.before, WHOLE + peerGrowth(books, account));
}
