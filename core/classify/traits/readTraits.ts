import type { Role } from "../../roles/roles.ts";
import { type AccountTrait, type TraitId, traits } from "../../roles/traits.ts";
import { readAssetGroup } from "./readAssetGroup.ts";
import { type TraitRule, traitRules } from "./traitRules.ts";

/** Roles whose amount belongs to a group of assets or to a debt. */
const CHARGES: ReadonlySet<Role> = new Set<Role>([
  "depreciation",
  "amortisation",
  "impairment",
  "fair_value_changes",
  "disposal_gain_loss",
  "share_of_associates_profit",
  "revaluation_reserve",
]);

const rulesByRole = new Map<Role, readonly TraitRule[]>();

/**
 * What an account's name says of it besides its role, with the reason. Read here, once: no later
 * stage looks at the name. An account without a role has traits that any role may have.
 */
export function readTraits(name: string, role: Role | null): AccountTrait[] {
  const found = rulesFor(role).flatMap((rule) => (rule.name.test(name) ? [rule.trait] : []));
  const group = role !== null && CHARGES.has(role) ? readAssetGroup(name) : null;
  return [...(group === null ? [] : [group]), ...found].map(toTrait);
}

function rulesFor(role: Role | null): readonly TraitRule[] {
  if (role === null) return traitRules.filter(({ roles }) => roles === undefined);
  const known = rulesByRole.get(role);
  if (known) return known;
  const rules = traitRules.filter(({ roles }) => roles === undefined || roles.includes(role));
  rulesByRole.set(role, rules);
  return rules;
}

function toTrait(id: TraitId): AccountTrait {
  return { id, reason: `The name says so: ${traits[id].toLowerCase()}.`, source: "name" };
}
