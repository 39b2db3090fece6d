import type { Role } from "../../roles/roles.ts";
import { type AccountTrait, type TraitId, traits } from "../../roles/traits.ts";
import { tokenise } from "../words/tokenise.ts";
import { isBareLand } from "./isBareLand.ts";
import { readAssetGroup } from "./readAssetGroup.ts";
import { strangerRules } from "./strangerRules.ts";
import { type TraitRule, traitRules, type WordRule, wordRules } from "./traitRules.ts";

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

type Rules = { names: readonly TraitRule[]; words: readonly WordRule[] };

const rulesByRole = new Map<Role | null, Rules>();

/**
 * What an account's name says of it besides its role, with the reason. Read here, once: no later
 * stage looks at the name. An account without a role has traits that any role may have.
 */
export function readTraits(name: string, role: Role | null): AccountTrait[] {
  const rules = rulesFor(role);
  const words = new Set(tokenise(name));
  const group = role !== null && CHARGES.has(role) ? readAssetGroup(name) : null;
  const found = new Set([
    ...(group === null ? [] : [group]),
    ...rules.names.flatMap((rule) => (rule.name.test(name) ? [rule.trait] : [])),
    ...rules.words.flatMap((rule) =>
      rule.words.some((word) => words.has(word)) ? [rule.trait] : [],
    ),
    ...(role !== null && TANGIBLE.has(role) && isBareLand(words) ? ["land" as const] : []),
  ]);
  return [...found].map(toTrait);
}

/** Roles of what may be land, or be written off it. */
const TANGIBLE: ReadonlySet<Role> = new Set<Role>([
  "ppe_cost",
  "ppe_accumulated_depreciation",
  "depreciation",
]);

function rulesFor(role: Role | null): Rules {
  const known = rulesByRole.get(role);
  if (known) return known;
  const isOf = ({ roles }: Pick<TraitRule, "roles">) =>
    roles === undefined || (role !== null && roles.includes(role));
  const rules = {
    names: [...traitRules, ...strangerRules].filter(isOf),
    words: wordRules.filter(isOf),
  };
  rulesByRole.set(role, rules);
  return rules;
}

/** A trait that was read, with the words for why. */
function toTrait(id: TraitId): AccountTrait {
  return { id, reason: `The name says so: ${traits[id].toLowerCase()}.`, source: "name" };
}
