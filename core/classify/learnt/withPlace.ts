import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Nature, Role } from "../../roles/roles.ts";
import { canStandIn } from "../canStandIn.ts";
import type { Place } from "../placeOf.ts";
import { readName } from "../readName.ts";

/**
 * Where the file says the nature, most of the doubt is gone; a role of another nature is for a person,
 * however clear the name.
 */
export function withPlace(
  facts: AccountFacts,
  { natures }: Place,
  role: Role,
  confidence: number,
): number {
  if (!canStandIn(natures, role)) return Math.min(confidence, DOUBTED);
  if (natures.length > 1 || confidence >= CERTAIN) return confidence;
  if (isOtherwiseNamed(facts, natures)) return Math.min(confidence, DOUBTED);
  return Math.round((1 - (1 - confidence) * LEFT_OPEN) * 100) / 100;
}

/** Whether the name by itself says clearly what cannot stand where the file has it. */
function isOtherwiseNamed(facts: AccountFacts, natures: readonly Nature[]): boolean {
  const free = readName(facts, ANYWHERE);
  if (free === null || free.role === null || free.confidence < CLEAR) return false;
  return !canStandIn(natures, free.role);
}

const ANYWHERE: readonly Nature[] = ["asset", "liability", "equity", "income", "expense"];

/** How sure a name by itself is clear. */
const CLEAR = 0.75;
const DOUBTED = 0.65;
/** So sure that nothing is left to doubt. */
const CERTAIN = 0.93;
/** The share of doubt that is left where the nature is known; chosen on the seen public charts. */
const LEFT_OPEN = 0.6;
