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
  const first = findOnce(accounts, doubts, entries);
  if (first.size === 0) return first;
  // What some accounts turn out to be may show what others are
  return new Map([...findOnce(withRoles(accounts, first), doubts, entries), ...first]);
}

function findOnce(
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
  findings: ReadonlyMap<string, RoleFinding>,
): readonly LedgerAccount[] {
  if (findings.size === 0) return accounts;
  return accounts.map((account) => {
    const its = findings.get(account.code);
    return its ? { ...account, role: its.role } : account;
  });
}
