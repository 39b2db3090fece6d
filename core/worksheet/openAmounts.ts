import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import type { Minor } from "../money/Minor.ts";
import { cashEffect, type LedgerIndex } from "./LedgerIndex.ts";
import type { Posting } from "./Posting.ts";

/** What no posting has explained yet of each account, as a cash effect, in the order of the chart. */
export type OpenAmounts = ReadonlyMap<LedgerAccount, Minor>;

/** Takes what is posted out of what the accounts moved. */
export function openAmounts(
  { accounts, policies }: LedgerIndex,
  postings: readonly Posting[],
): Map<LedgerAccount, Minor> {
  const open = new Map(
    accounts.map((account): [LedgerAccount, Minor] => [account, cashEffect(account, policies)]),
  );
  for (const { account, amount } of postings)
    if (account) open.set(account, (open.get(account) ?? 0n) - amount);
  return open;
}
