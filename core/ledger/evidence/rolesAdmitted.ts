import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { Role } from "../../roles/roles.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import { type AccountActivity, collectActivity, total } from "./AccountActivity.ts";
import { BALANCES, BORROWED_OR_LENT, RESULTS } from "./rules/admissions.ts";

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
  const { role, isProfitAndLoss, opening } = account;
  // What began at nothing may be of the year, and what nobody could place a balance
  const ofResult = isProfitAndLoss || opening === 0n ? RESULTS : [];
  const isOpen = !isProfitAndLoss || (role === null && opening === 0n);
  const ofBalance = isOpen ? BALANCES : BORROWED_OR_LENT;
  return [...ofBalance, ...ofResult].flatMap(([each, holds]) => (holds(its) ? [each] : []));
}
