import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { Role } from "../../roles/roles.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import { findCashInTransit } from "./findCashInTransit.ts";
import { findDepreciation } from "./findDepreciation.ts";
import { findMainIncome } from "./findMainIncome.ts";
import { findRolesByCounterparts } from "./findRolesByCounterparts.ts";
import { findTaxAccounts } from "./findTaxAccounts.ts";
import { findTransferAccounts } from "./findTransferAccounts.ts";
import type { RoleDoubts } from "./RoleDoubts.ts";
import type { RoleFinding } from "./RoleFinding.ts";

/** Whether the account of a code may have a role where the books have it. */
export type CanBe = (code: string, role: Role) => boolean;

/**
 * What accounts are by the entries of a ledger, whatever they are called. What an account cannot be where it stands is
 * no finding, so that it does not hide another one.
 */
export function findRolesByEntries(
  accounts: readonly LedgerAccount[],
  { doubts, canBe }: { doubts: RoleDoubts; canBe: CanBe },
  entries: () => EntryColumns,
): ReadonlyMap<string, RoleFinding> {
  const find = (read: readonly LedgerAccount[]) => findOnce(read, { doubts, canBe }, entries);
  const first = find(accounts);
  if (first.size === 0) return first;
  // What some accounts turn out to be may show what others are
  return new Map([...find(withRoles(accounts, first)), ...first]);
}

function findOnce(
  accounts: readonly LedgerAccount[],
  { doubts, canBe }: { doubts: RoleDoubts; canBe: CanBe },
  entries: () => EntryColumns,
): ReadonlyMap<string, RoleFinding> {
  const possible = (findings: ReadonlyMap<string, RoleFinding>) =>
    [...findings].filter(([code, { role }]) => canBe(code, role));
  const main = findMainIncome(accounts, doubts);
  // What stands beside it is for customers
  const read = withRoles(accounts, main);
  const taxes = new Map(possible(findTaxAccounts(read, doubts, entries)));
  return new Map([
    ...possible(findRolesByCounterparts(withRoles(read, taxes), doubts, entries)),
    ...main,
    ...possible(findDepreciation(read, doubts, entries)),
    ...possible(findCashInTransit(read, doubts, entries)),
    ...possible(findTransferAccounts(read, doubts, entries)),
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
