import type { EntryColumns } from "../generalLedger/entries/EntryColumns.ts";
import type { Doubts } from "./Doubts.ts";
import type { LedgerAccount } from "./LedgerAccount.ts";
import type { ToldRole } from "./tellByAmounts.ts";
import { tellByCounterparts } from "./tellByCounterparts.ts";
import { tellCharges } from "./tellCharges.ts";
import { tellMainIncome } from "./tellMainIncome.ts";
import { tellMoneyOnItsWay } from "./tellMoneyOnItsWay.ts";
import { tellTaxes } from "./tellTaxes.ts";
import { tellTransfers } from "./tellTransfers.ts";

/** What accounts are by the entries of a ledger, whatever they are called. */
export function tellByEntries(
  accounts: readonly LedgerAccount[],
  doubts: Doubts,
  entries: () => EntryColumns,
): ReadonlyMap<string, ToldRole> {
  const main = tellMainIncome(accounts, doubts);
  // What stands beside it is for customers
  const read = accounts.map((account) => {
    const told = main.get(account.code);
    return told ? { ...account, role: told.role } : account;
  });
  return new Map([
    ...tellByCounterparts(read, doubts, entries),
    ...main,
    ...tellCharges(read, doubts, entries),
    ...tellMoneyOnItsWay(read, doubts, entries),
    ...tellTransfers(read, doubts, entries),
    ...tellTaxes(read, doubts.given, entries),
  ]);
}
