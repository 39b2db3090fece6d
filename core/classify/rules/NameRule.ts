import type { Nature, Role } from "../../roles/roles.ts";
import type { Strength } from "../readings/strengths.ts";
import type { Rank } from "./Rank.ts";

export type Side = "debit" | "credit";

export type RuleConditions = {
  /** Where the account may stand for the rule to hold; left out, where the role's accounts stand. */
  where?: readonly Nature[];
  /** The rule holds only where the statement, or even the nature, is known from elsewhere… */
  needs?: "statement" | "nature";
  /** …or, where it is not, where the balance stands on this side. */
  orSide?: Side;
  /** The side its balance naturally stands on, where it is not the role's own. */
  natural?: Side | "either";
  /** The nature the name itself tells, where the role leaves it open (a tax may be owed or owing). */
  nature?: Nature;
  /** How far the words can be trusted where the place is known; left out, as far as the rank's can. */
  strength?: Strength;
  /** Whatever else is known, a person has to look. */
  needsPerson?: true;
  /** Words that the type label must hold. */
  typed?: readonly string[];
  /** Phrases that, found in the name, make the rule not hold. */
  unless?: readonly string[];
};

/** A row of the vocabulary: phrases of a name, the role they tell, and the conditions. */
export type NameRule = RuleConditions & {
  rank: Rank;
  role: Role | null;
  phrases: readonly string[];
};

/** A rule that settles the role whatever else the name says ("prepaid", "accumulated depreciation"). */
export function decides(
  role: Role | null,
  phrases: string[],
  conditions: RuleConditions = {},
): NameRule {
  return { rank: "decides", role, phrases, ...conditions };
}

/** A rule whose words are the usual name of such accounts ("trade debtors"). */
export function names(role: Role, phrases: string[], conditions: RuleConditions = {}): NameRule {
  return { rank: "names", role, phrases, ...conditions };
}

/** A rule of single words that mean this unless other words say more ("stock", "equipment"). */
export function hints(role: Role, phrases: string[], conditions: RuleConditions = {}): NameRule {
  return { rank: "hints", role, phrases, ...conditions };
}
