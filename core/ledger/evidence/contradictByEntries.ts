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
 * Checks a role that the name gives for sure against the entries. Returns the role that the entries show instead, or
 * null where they agree or say nothing. A role learnt from other charts must be confirmed by the entries. Most findings
 * are asked, since the name may be right and the bookkeeping unusual.
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

/** Whether entries can contradict a role or must confirm it. */
export function isContradictable(role: Role | null, isLearnt: boolean): boolean {
  return role !== null && (CONTRADICTIONS.has(role) || isLearnt || isOfBalance(role));
}

/** Whether a role is in the balance sheet and is not cash. (Cash is checked by `findCashInTransit`.) */
function isOfBalance(role: Role): boolean {
  return !(isProfitAndLossRole(role) || CASH.has(role));
}

const CASH: ReadonlySet<Role> = new Set<Role>(["cash_and_cash_equivalents", "bank_overdraft"]);

/** Whether a role is a liability or equity. */
function isOwed(role: Role): boolean {
  return !isProfitAndLossRole(role) && roleDefinition(role).nature !== "asset";
}
