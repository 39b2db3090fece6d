import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import { findCashInTransit } from "./findCashInTransit.ts";
import { findDepreciation } from "./findDepreciation.ts";
import { findMainIncome } from "./findMainIncome.ts";
import { findRolesByCounterparts } from "./findRolesByCounterparts.ts";
import { findTaxAccounts } from "./findTaxAccounts.ts";
import { findTransferAccounts } from "./findTransferAccounts.ts";
import type { RoleDoubts } from "./RoleDoubts.ts";
import type { RoleFinding } from "./RoleFinding.ts";

/** What accounts are by the entries of a ledger, whatever they are called. */
export function findRolesByEntries(
  accounts: readonly LedgerAccount[],
  doubts: RoleDoubts,
  entries: () => EntryColumns,
): ReadonlyMap<string, RoleFinding> {
  const first = tellOnce(accounts, doubts, entries);
  if (first.size === 0) return first;
  // What is told of some accounts may tell what others stand against
  return new Map([...tellOnce(withRoles(accounts, first), doubts, entries), ...first]);
}

function tellOnce(
  accounts: readonly LedgerAccount[],
  doubts: RoleDoubts,
  entries: () => EntryColumns,
): ReadonlyMap<string, RoleFinding> {
  const main = findMainIncome(accounts, doubts);
  // What stands beside it is for customers
  const read = withRoles(accounts, main);
  const taxes = findTaxAccounts(read, doubts, entries);
  return new Map([
    ...findRolesByCounterparts(withRoles(read, taxes), doubts, entries),
    ...main,
    ...findDepreciation(read, doubts, entries),
    ...findCashInTransit(read, doubts, entries),
    ...findTransferAccounts(read, doubts, entries),
    ...taxes,
  ]);
}

function withRoles(
  accounts: readonly LedgerAccount[],
  told: ReadonlyMap<string, RoleFinding>,
): readonly LedgerAccount[] {
  if (told.size === 0) return accounts;
  return accounts.map((account) => {
    const its = told.get(account.code);
    return its ? { ...account, role: its.role } : account;
  });
}
