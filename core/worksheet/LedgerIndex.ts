import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import type { Minor } from "../money/Minor.ts";
import type { Policies } from "../policies/policies.ts";
import type { Role } from "../roles/roles.ts";
import type { Group } from "./groups/groups.ts";
import { treatmentOf } from "./treatments.ts";

/** The accounts of the period by code, with the facts about all of them that the worksheet needs. */
export type LedgerIndex = {
  accounts: readonly LedgerAccount[];
  byCode: ReadonlyMap<string, LedgerAccount>;
  /** The names that several accounts have: a text tells those apart by their codes. */
  sharedNames: ReadonlySet<string>;
  roles: ReadonlySet<Role>;
  /** The groups of assets, liabilities and equity that the books have accounts in. */
  groups: ReadonlySet<Group>;
  policies: Policies;
  /** How many decimals the currency of the accounts has. */
  decimals: number;
};

/** Gathers the accounts for the worksheet. */
export function indexLedger(
  accounts: readonly LedgerAccount[],
  policies: Policies,
  decimals: number,
): LedgerIndex {
  const byCode = new Map<string, LedgerAccount>();
  const roles = new Set<Role>();
  const names = new Set<string>();
  const sharedNames = new Set<string>();
  for (const account of accounts) {
    byCode.set(account.code, account);
    (names.has(account.name) ? sharedNames : names).add(account.name);
    if (account.role) roles.add(account.role);
  }
  const treatments = [...roles].map(treatmentOf);
  return {
    accounts,
    byCode,
    sharedNames,
    roles,
    groups: new Set(treatments.flatMap((item) => (item.kind === "group" ? [item.group] : []))),
    policies,
    decimals,
  };
}

/** What an account's movement means for cash, which the lines have to explain: a debit is an outflow. */
export function cashEffect(account: LedgerAccount, policies: Policies): Minor {
  return isCash(account, policies) ? 0n : -account.movement;
}

/** Whether the statement explains this account's balance rather than its movement (IAS 7.6-8). */
export function isCash({ role }: LedgerAccount, policies: Policies): boolean {
  if (role === "cash_and_cash_equivalents") return true;
  if (role === "bank_overdraft") return policies.bankOverdraftsInCash;
  return role === "restricted_cash" && policies.restrictedCashInCash;
}
