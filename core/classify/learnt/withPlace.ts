import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import {
  allNatures,
  isProfitAndLossNature,
  type Nature,
  type Role,
  roleDefinition,
} from "../../roles/roles.ts";
import { canStandIn, isOfOtherHalf } from "../canStandIn.ts";
import type { Place } from "../placeOf.ts";
import { ASKED } from "../questions/ask.ts";
import { type NameReading, readName } from "../readings/readName.ts";
import { tokenise } from "../words/tokenise.ts";

/**
 * A role of another nature than the file says is for a person, however clear the name, and so is one
 * whose type belongs to the other statement or says that it is held for longer or shorter, or whose name
 * says clearly what cannot stand there.
 */
export function withPlace(
  facts: AccountFacts,
  { natures, isContradicted, label }: Place,
  role: Role,
  confidence: number,
): number {
  if (confidence <= ASKED) return confidence;
  const isDoubted = isContradicted || label?.doubts?.includes(role) === true;
  const isGivenBack = role === "revenue" && GIVEN_BACK.test(facts.name);
  const isOpposed = isOfOtherHalf(natures, role) && !isGivenBack;
  if (isDoubted || isOpposed || !canStandIn(natures, role)) return ASKED;
  if (natures.length > 1) return confidence;
  return isOtherwiseNamed(facts, natures, confidence >= CERTAIN) ? ASKED : confidence;
}

/**
 * Whether the name by itself says clearly what cannot stand where the file has it, and nothing clear that can.
 * Against a reading that is certain only a whole name of equity among income and expenses counts: costs are
 * often named after what they are spent on, and never after the owners' capital.
 */
function isOtherwiseNamed(
  facts: AccountFacts,
  natures: readonly Nature[],
  isCertain: boolean,
): boolean {
  const free = readName(facts, allNatures);
  if (free === null || free.role === null || free.confidence < CLEAR) return false;
  if (canStandIn(natures, free.role)) return false;
  if (isCertain) return isOfResult(natures) && isEquityInFull(facts, free);
  const within = readName(facts, natures);
  return within === null || within.isRelaxed || within.confidence < CLEAR_WITHIN;
}

/** Whether the whole name, and not a part of it, is one of equity. */
function isEquityInFull({ name }: AccountFacts, { role, words }: NameReading): boolean {
  const isEquity = role !== null && roleDefinition(role).nature === "equity";
  return isEquity && tokenise(words).length >= tokenise(name).length;
}

function isOfResult(natures: readonly Nature[]): boolean {
  return natures.every(isProfitAndLossNature);
}

/** What customers get back is an expense in some charts. */
const GIVEN_BACK = /\b(?:discounts?|rebates?|returns?|refunds?|allowances?|credit notes?)\b/i;

/** How sure a name by itself is clear. */
const CLEAR = 0.75;
/** How sure a name is clear where it stands. */
const CLEAR_WITHIN = 0.85;
/** From this confidence on a reading counts as certain. */
const CERTAIN = 0.96;
