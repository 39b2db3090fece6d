import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import type { Classification } from "../Classification.ts";
import { foldName } from "../language/foldName.ts";
import { RULES_KNOW } from "../readings/strengths.ts";
import type { AccountSigns } from "./signsOf.ts";

type Weighed = { role: Role; first: Classification; signs: AccountSigns };

/**
 * Whether nothing of a name in another language is left to doubt: a dictionary has it as a whole or every
 * word of it, the rules know what that says in English, and what was learnt agrees. How far readings in other
 * languages may be trusted was learnt on all of their names, most of which are read in part. Of such new names
 * of charts nobody had looked at, each once in its chart, 99 of 100 were right with the side and 98 by name alone.
 */
export function isReadInFull(facts: AccountFacts, weighed: Weighed): boolean {
  const { role, first, signs } = weighed;
  if (!isNamedInFull(facts) || role !== first.role) return false;
  if (first.source !== "name" || first.confidence < RULES_KNOW) return false;
  const { together, posterior } = facts.printed?.extent === "whole" ? WHOLE : IN_WORDS;
  return signs.agreed + signs.words >= together && signs.posterior >= posterior;
}

/** Whether a dictionary has a name in another language as a whole or every word of it, and none of these is of either statement. */
export function isNamedInFull({ name, printed }: AccountFacts): boolean {
  const extent = printed?.extent ?? "part";
  if (extent === "part" || goesOn(printed?.name ?? "")) return false;
  return extent === "whole" || !EITHER_STATEMENT.test(name);
}

/** As logarithms of odds: what rules and words say together, and all of it with the accounts around. */
const WHOLE = { together: 2.5, posterior: 2.5 };
const IN_WORDS = { together: 4, posterior: 3 };

/**
 * Where a dictionary has the words alone, those of a charge are those of what is written off as well, and those
 * of a tax may be a tax on sales that is taken off them.
 */
const EITHER_STATEMENT =
  /\b(?:depreciation|amortisation|impairment|provision|allowance|bad debt|doubtful debt|vat|tax)\b/;

/** Whether a name goes on with the heading above it: "Auf Finanzanlagen" beneath what was written off. */
export function goesOn(name: string): boolean {
  return GOES_ON.test(foldName(name));
}

const GOES_ON =
  /^(?:auf|aus|von|fur|zu|bei|sur|de|des|du|d|sobre|por|para|do|da|dos|das|su|di|del|dei|van|op|voor|av|af|pa|til|till|fra|fran|od|z|dla) /;
