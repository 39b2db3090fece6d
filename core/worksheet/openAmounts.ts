import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import type { Minor } from "../money/Minor.ts";
import { cashEffect, type LedgerIndex } from "./LedgerIndex.ts";
import type { Posting } from "./Posting.ts";

/** The amount of each account that no posting explains yet, as a cash effect, in the order of the chart. */
export type OpenAmounts = ReadonlyMap<LedgerAccount, Minor>;

/** Deducts the postings from the accounts' movements. */
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
