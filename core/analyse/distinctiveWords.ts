import type { BookAccount } from "./Books.ts";

/** Words that say what kind of account it is and not what it is about. */
const generic: ReadonlySet<string> = new Set(
  (
    "account asset liability expense income revenue sale cost accumulated depreciation amortisation charge of on for " +
    "at to in accrued accrual prepaid prepayment fee provision deferred movement purchase payable receivable " +
    "fixed tangible intangible other control direct year year's period"
  ).split(" "),
);

/** The words of a name that it shares only with accounts about the same thing. */
export function distinctiveWords({ words }: Pick<BookAccount, "words">): string[] {
  return words.filter((word) => !generic.has(word));
}

/** How many distinctive words two accounts share. */
function sharedWords(one: Pick<BookAccount, "words">, other: Pick<BookAccount, "words">): number {
  const theirs = distinctiveWords(other);
  return distinctiveWords(one).filter((word) => theirs.includes(word)).length;
}

/** The one of some accounts that shares most words with an account; null where none shares any. */
export function closestByName<Account extends Pick<BookAccount, "words">>(
  account: Pick<BookAccount, "words">,
  others: readonly Account[],
): Account | null {
  let closest: Account | null = null;
  for (const other of others) {
    const shared = sharedWords(account, other);
    if (shared > 0 && (closest === null || shared > sharedWords(account, closest))) closest = other;
  }
  return closest;
}
