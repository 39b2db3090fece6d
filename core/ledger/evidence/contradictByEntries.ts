import { isProfitAndLossRole, type Role, roleDefinition } from "../../roles/roles.ts";
import type { AccountActivity } from "./AccountActivity.ts";
import { confirmLearnt } from "./confirmLearnt.ts";
import type { LearntReading } from "./RoleDoubts.ts";
import type { RoleFinding } from "./RoleFinding.ts";
import { BALANCE_CONTRADICTIONS } from "./rules/balanceContradictions.ts";
import {
  CONTRADICTIONS,
  LEARNT_CONTRADICTIONS,
  OWED_CONTRADICTIONS,
} from "./rules/contradictions.ts";
import { applyRules } from "./rules/EntryRule.ts";

/**
 * What an account is whose name gives a role for sure, where the entries of a ledger are those of another role; null
 * where they agree, or say nothing. A role that was learnt from other charts has to be confirmed by them. Nearly all
 * of it is asked, since the name may be right and the books unusual.
 */
export function contradictByEntries(
  activity: AccountActivity,
  learnt: LearntReading | undefined,
): RoleFinding | null {
  const { role } = activity.account;
  if (role === null) return null;
  const contradicted =
    applyRules(CONTRADICTIONS.get(role) ?? [], activity) ??
    applyRules(isOwed(role) ? OWED_CONTRADICTIONS : [], activity) ??
    applyRules(isOfBalance(role) ? BALANCE_CONTRADICTIONS : [], activity);
  if (contradicted !== null || !learnt) return contradicted;
  return applyRules(LEARNT_CONTRADICTIONS, activity) ?? confirmLearnt(activity, role, learnt);
}

/** Whether entries may contradict a role, or have to confirm it. */
export function isContradictable(role: Role | null, isLearnt: boolean): boolean {
  return role !== null && (CONTRADICTIONS.has(role) || isLearnt || isOfBalance(role));
}

/** Whether a role is of the balance sheet, and not cash: what cash does, other accounts show. */
function isOfBalance(role: Role): boolean {
  return !(isProfitAndLossRole(role) || CASH.has(role));
}

const CASH: ReadonlySet<Role> = new Set<Role>(["cash_and_cash_equivalents", "bank_overdraft"]);

/** Whether a role is of what is owed, or belongs to owners. */
function isOwed(role: Role): boolean {
  return !isProfitAndLossRole(role) && roleDefinition(role).nature !== "asset";
}
