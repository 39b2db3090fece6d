import type { EntryColumns } from "../generalLedger/entries/EntryColumns.ts";
import type { Doubts } from "./Doubts.ts";
import type { LedgerAccount } from "./LedgerAccount.ts";
import type { ToldRole } from "./tellByAmounts.ts";
import { tellByCounterparts } from "./tellByCounterparts.ts";
import { tellMoneyOnItsWay } from "./tellMoneyOnItsWay.ts";
import { tellTaxes } from "./tellTaxes.ts";

/** What accounts are by the entries of a ledger, whatever they are called. */
export function tellByEntries(
  accounts: readonly LedgerAccount[],
  doubts: Doubts,
  entries: () => EntryColumns,
): ReadonlyMap<string, ToldRole> {
  return new Map([
    ...tellByCounterparts(accounts, doubts, entries),
    ...tellMoneyOnItsWay(accounts, doubts, entries),
    ...tellTaxes(accounts, doubts.given, entries),
  ]);
}
