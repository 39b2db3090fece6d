import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { Role } from "../../roles/roles.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import { type AccountActivity, collectActivity, total } from "./AccountActivity.ts";
import { BALANCES, RESULTS } from "./rules/admissions.ts";

/**
 * The roles that accounts in doubt may have by what their entries do, whatever they are called: those whose entries
 * usually look like theirs. They settle nothing, and tell which lines an answer may change.
 */
export function rolesAdmitted(
  inDoubt: ReadonlySet<string>,
  accounts: readonly LedgerAccount[],
  entries: () => EntryColumns,
): ReadonlyMap<string, readonly Role[]> {
  const watched = accounts.filter(({ code }) => inDoubt.has(code));
  if (watched.length === 0) return new Map();
  const activities = collectActivity(watched, accounts, entries());
  return new Map(activities.map((its) => [its.account.code, admittedBy(its)]));
}

function admittedBy(its: AccountActivity): Role[] {
  const { account, debits, credits } = its;
  if (total(debits) === 0 && total(credits) === 0) return [];
  // What nobody could place, and began at nothing, may be of the year or not
  const isOpen = account.role === null && account.opening === 0n;
  const ofResult = account.isProfitAndLoss || isOpen ? RESULTS : [];
  const ofBalance = account.isProfitAndLoss && !isOpen ? [] : BALANCES;
  return [...ofBalance, ...ofResult].flatMap(([role, holds]) => (holds(its) ? [role] : []));
}
