import type { Role } from "../../../roles/roles.ts";
import type { AccountActivity } from "../AccountActivity.ts";
import type { RoleFinding } from "../RoleFinding.ts";

/** The role that an account has by its name. */
export const OWN = "own";

/**
 * A row of the tables of what entries show: what has to hold of an account's activity, and what the account then is.
 * With `OWN` as its role it says nothing of an account without one, unless it names the role of those, `unnamed`.
 */
export type EntryRule = {
  holds: (activity: AccountActivity) => boolean;
  role: Role | typeof OWN;
  unnamed?: Role;
  reason: string;
  /** The finding is proposed to a person, who is asked. */
  isAsked?: true;
  /** What else it may be. */
  rivals?: readonly (Role | typeof OWN)[];
};

/** What the first rule that holds shows of an account; null where none does. */
export function applyRules(
  rules: readonly EntryRule[],
  activity: AccountActivity,
): RoleFinding | null {
  for (const rule of rules) {
    const finding = rule.holds(activity) ? findingOf(rule, activity.account.role) : null;
    if (finding !== null) return finding;
  }
  return null;
}

/** The same rule for names that may be right although the entries are not those of such an account. */
export function asked(rule: EntryRule): EntryRule {
  return { ...rule, isAsked: true, rivals: [OWN] };
}

function findingOf(
  { role: shown, unnamed, reason, isAsked, rivals = [] }: EntryRule,
  own: Role | null,
): RoleFinding | null {
  const role = shown === OWN ? (own ?? unnamed ?? null) : shown;
  if (role === null) return null;
  const others = rivals.flatMap((rival) => (rival === OWN ? (own ?? []) : rival));
  return {
    role,
    reason,
    ...(isAsked && { isAsked }),
    ...(others.length > 0 && { rivals: others }),
  };
}
