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
  const read = withRoles(accounts, main);
  const taxes = tellTaxes(read, doubts, entries);
  return new Map([
    ...tellTwice(withRoles(read, taxes), doubts, entries),
    ...main,
    ...tellCharges(read, doubts, entries),
    ...tellMoneyOnItsWay(read, doubts, entries),
    ...tellTransfers(read, doubts, entries),
    ...taxes,
  ]);
}

/** What is told of some accounts may tell what others stand against. */
function tellTwice(
  accounts: readonly LedgerAccount[],
  doubts: Doubts,
  entries: () => EntryColumns,
): ReadonlyMap<string, ToldRole> {
  const first = tellByCounterparts(accounts, doubts, entries);
  if (first.size === 0) return first;
  const second = tellByCounterparts(withRoles(accounts, first), doubts, entries);
  return new Map([...second, ...first]);
}

function withRoles(
  accounts: readonly LedgerAccount[],
  told: ReadonlyMap<string, ToldRole>,
): readonly LedgerAccount[] {
  return accounts.map((account) => {
    const its = told.get(account.code);
    return its ? { ...account, role: its.role } : account;
  });
}
