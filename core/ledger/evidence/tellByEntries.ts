import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import type { Doubts } from "./Doubts.ts";
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
  const first = tellOnce(accounts, doubts, entries);
  if (first.size === 0) return first;
  // What is told of some accounts may tell what others stand against
  return new Map([...tellOnce(withRoles(accounts, first), doubts, entries), ...first]);
}

function tellOnce(
  accounts: readonly LedgerAccount[],
  doubts: Doubts,
  entries: () => EntryColumns,
): ReadonlyMap<string, ToldRole> {
  const main = tellMainIncome(accounts, doubts);
  // What stands beside it is for customers
  const read = withRoles(accounts, main);
  const taxes = tellTaxes(read, doubts, entries);
  return new Map([
    ...tellByCounterparts(withRoles(read, taxes), doubts, entries),
    ...main,
    ...tellCharges(read, doubts, entries),
    ...tellMoneyOnItsWay(read, doubts, entries),
    ...tellTransfers(read, doubts, entries),
    ...taxes,
  ]);
}

function withRoles(
  accounts: readonly LedgerAccount[],
  told: ReadonlyMap<string, ToldRole>,
): readonly LedgerAccount[] {
  if (told.size === 0) return accounts;
  return accounts.map((account) => {
    const its = told.get(account.code);
    return its ? { ...account, role: its.role } : account;
  });
}
