import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { type Nature, type Role, roleDefinition } from "../../roles/roles.ts";
import type { NameRule, Side } from "../rules/NameRule.ts";

/** The side an account's balance stands on by what its name says, or null where it may be either. */
export function naturalSide(rule: NameRule): Side | null {
  if (rule.natural !== undefined) return rule.natural === "either" ? null : rule.natural;
  return rule.role === null ? null : sideOfRole(rule.role);
}

/** The side on which accounts of a role stand, or null where it may be either. */
function sideOfRole(role: Role): Side | null {
  if (eitherSide.has(role)) return null;
  const { nature, isContra } = roleDefinition(role);
  const side = sideOfNature(nature);
  return isContra ? opposite(side) : side;
}

/** Whether a balance stands on the other side than accounts of a role do. */
export function standsAgainst({ side }: AccountFacts, role: Role): boolean {
  const usual = sideOfRole(role);
  return side !== null && usual !== null && side !== usual;
}

/** The side on which accounts of a nature stand unless they are contra accounts. */
export function sideOfNature(nature: Nature): Side {
  return nature === "asset" || nature === "expense" ? "debit" : "credit";
}

function opposite(side: Side): Side {
  return side === "debit" ? "credit" : "debit";
}

const eitherSide: ReadonlySet<Role> = new Set<Role>([
  "sales_tax",
  "current_tax",
  "deferred_tax",
  "deferred_tax_expense",
  "disposal_gain_loss",
  "fair_value_changes",
  "foreign_exchange_gain_loss",
  "share_of_associates_profit",
  "discontinued_operations",
  "translation_reserve",
  "other_reserves",
]);
