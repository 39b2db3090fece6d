import { SALES_TAX } from "../TracedAccount.ts";
import type { LedgerToTrace } from "./controlLinesOf.ts";
import type { SilentLine } from "./SilentLine.ts";

/**
 * Returns a test whether the entries of two lines move the same account apart from sales tax: then one may reverse the
 * other.
 */
export function chargesOfEntries({
  columns,
  accounts,
}: LedgerToTrace): (one: SilentLine, other: SilentLine) => boolean {
  const chargedBy = (entry: number): Set<number> => {
    const charged = new Set<number>();
    const end = columns.startOf(entry + 1);
    for (let place = columns.startOf(entry); place < end; place += 1) {
      const account = accounts[columns.accountAt(place)];
      if (account?.kind === "own" && account.purpose.id !== SALES_TAX) charged.add(account.index);
    }
    return charged;
  };
  return (one, other) => {
    const charged = chargedBy(one.entry);
    return [...chargedBy(other.entry)].some((account) => charged.has(account));
  };
}
