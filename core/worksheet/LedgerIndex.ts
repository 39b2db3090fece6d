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
  /** Names that several accounts have. Texts add the code to tell them apart. */
  sharedNames: ReadonlySet<string>;
  roles: ReadonlySet<Role>;
  /** The groups (of assets, liabilities and equity) that the books have accounts in. */
  groups: ReadonlySet<Group>;
  policies: Policies;
  /** How many decimals the currency of the accounts has. */
  decimals: number;
};

/** Indexes the accounts of the ledger for the worksheet. */
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

/** The cash effect of an account's movement, which the lines must explain: a debit is an outflow. Zero for cash. */
export function cashEffect(account: LedgerAccount, policies: Policies): Minor {
  return isCash(account, policies) ? 0n : -account.movement;
}

/** Whether an account is cash under the policies (IAS 7.6-8). */
export function isCash({ role }: LedgerAccount, policies: Policies): boolean {
  if (role === "cash_and_cash_equivalents") return true;
  if (role === "bank_overdraft") return policies.bankOverdraftsInCash;
  return role === "restricted_cash" && policies.restrictedCashInCash;
}
