import type { Role } from "../../../roles/roles.ts";
import type { AccountActivity } from "../AccountActivity.ts";
import type { RoleFinding } from "../RoleFinding.ts";

/** Stands for the role that the account's own name gives. */
export const OWN = "own";

/**
 * A row of the rule tables: a condition on an account's activity, and the role of an account that meets it.
 * Example: `{ holds: neverCredited, role: "revenue", isAsked: true, rivals: [OWN], … }` proposes revenue, with the
 * name's own role as the alternative. A rule whose role is `OWN` does not apply to an account without a role, unless
 * `unnamed` gives one for it.
 */
export type EntryRule = {
  holds: (activity: AccountActivity) => boolean;
  role: Role | typeof OWN;
  unnamed?: Role;
  reason: string;
  /** The finding is only proposed; a person confirms it. */
  isAsked?: true;
  /** Other roles that the account may have. */
  rivals?: readonly (Role | typeof OWN)[];
};

/** The finding of the first rule that applies to an account; null where none does. */
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

/** The same rule, but a person is asked, with the name's own role as the alternative. */
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
