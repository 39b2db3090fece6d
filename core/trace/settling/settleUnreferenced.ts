import { absolute, smaller } from "../../money/Amount.ts";
import type { Item } from "../items/Item.ts";
import { lineOfItem } from "../items/ItemQueue.ts";
import type { Sides } from "../items/OpenAccounts.ts";
import type { OpenSide } from "../items/OpenItems.ts";
import type { Doubts } from "../sums/Doubts.ts";
import type { Sums } from "../sums/TraceSums.ts";
import { columnOf, holdsMixedAmounts } from "../TracedAccount.ts";

type Targets = { sums: Sums; doubts: Doubts };

/** An open item with the side of its account. */
type Found = { item: Item; side: OpenSide };

/**
 * The last step, when all entries are traced: pending cash without a reference is allocated to the items still open of
 * its party, by size and then by age. Without a party it is allocated to items without references; on a suspense
 * account only to other cash of its size. The result is an estimate wherever it differs from the usual line of the
 * account.
 */
export function settleUnreferenced(accounts: readonly Sides[], targets: Targets): void {
  // Accounts without items have no element
  for (const { debits, credits } of accounts.filter(Boolean)) {
    settleOn(debits, credits, targets);
    settleOn(credits, debits, targets);
  }
}

function settleOn(paid: OpenSide, owed: OpenSide, targets: Targets): void {
  if (paid.all.count === 0 || owed.all.count === 0) return;
  for (const payment of paid.all.list()) {
    if (!payment.isSilent || lineOfItem(payment) !== "pending") continue;
    while (payment.amount !== 0) {
      const queue = payment.party === 0 ? owed.all : owed.ofParty(payment.party);
      const isNobodys = payment.party === 0 && holdsMixedAmounts(payment.account);
      const oldest = isNobodys ? queue?.oldestBilled() : queue?.oldest();
      const item = queue?.ofSize(absolute(payment.amount)) ?? oldest;
      if (!item || (payment.party === 0 && !item.isSilent)) break;
      meet({ item: payment, side: paid }, { item, side: owed }, targets);
    }
  }
}

function meet(payment: Found, owed: Found, { sums, doubts }: Targets): void {
  const { account } = payment.item;
  const usual = columnOf(account.purpose, payment.item.amount);
  const size = smaller(absolute(payment.item.amount), absolute(owed.item.amount));
  for (const { column, amount, held } of owed.side.take(owed.item, size)) {
    const line = column ?? usual;
    const isGuess = line !== usual;
    const paid = payment.side.take(payment.item, absolute(amount));
    if (isGuess)
      doubts.choose(account, new Map([usual, line].map((each) => [each, absolute(amount)])));
    for (const part of [...paid, { held }]) sums.release(part.held, line, isGuess);
  }
}
