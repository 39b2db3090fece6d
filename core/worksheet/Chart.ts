import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import type { Policies } from "../policies/policies.ts";
import type { Role } from "../roles/roles.ts";
import type { Group } from "./groups.ts";
import { treatmentOf } from "./treatments.ts";

/** The accounts of the period by code, with what the worksheet asks of them as a whole. */
export type Chart = {
  accounts: readonly LedgerAccount[];
  byCode: ReadonlyMap<string, LedgerAccount>;
  roles: ReadonlySet<Role>;
  /** The groups of assets, liabilities and equity that the books have accounts in. */
  groups: ReadonlySet<Group>;
  policies: Policies;
};

/** Gathers the accounts for the worksheet. */
export function makeChart(accounts: readonly LedgerAccount[], policies: Policies): Chart {
  const roles = new Set(accounts.flatMap((account) => account.role ?? []));
  const treatments = [...roles].map(treatmentOf);
  return {
    accounts,
    byCode: new Map(accounts.map((account) => [account.code, account])),
    roles,
    groups: new Set(treatments.flatMap((item) => (item.kind === "group" ? [item.group] : []))),
    policies,
  };
}

/** Whether the statement explains this account's balance rather than its movement (IAS 7.6-8). */
export function isCash({ role }: LedgerAccount, policies: Policies): boolean {
  if (role === "cash_and_cash_equivalents") return true;
  if (role === "bank_overdraft") return policies.bankOverdraftsInCash;
  return role === "restricted_cash" && policies.restrictedCashInCash;
}
