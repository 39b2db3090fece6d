import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Nature, Role } from "../../roles/roles.ts";
import { canStandIn } from "../canStandIn.ts";
import type { Place } from "../placeOf.ts";
import { readName } from "../readName.ts";

/**
 * A role of another nature than the file says is for a person, however clear the name, and so is one
 * whose type belongs to the other statement or whose name says clearly what cannot stand there.
 */
export function withPlace(
  facts: AccountFacts,
  { natures, isContradicted }: Place,
  role: Role,
  confidence: number,
): number {
  if (confidence <= DOUBTED) return confidence;
  if (isContradicted || !canStandIn(natures, role)) return DOUBTED;
  if (natures.length > 1 || confidence >= CERTAIN) return confidence;
  return isOtherwiseNamed(facts, natures) ? DOUBTED : confidence;
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
