import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { isProfitAndLossRole, type Role, roleDefinition } from "../../roles/roles.ts";
import type { NatureShares } from "../blocks/natureBlocks.ts";
import type { Classification, ClassifiedAccount } from "../Classification.ts";
import { canStandIn } from "../canStandIn.ts";
import { type Place, placeOf } from "../placeOf.ts";
import { barredByName } from "./barredByName.ts";
import { type Beside, cuesOf } from "./cuesOf.ts";
import { evidenceFor, type LearntWeights } from "./evidenceFor.ts";
import { naturesOfEvidence } from "./naturesOfEvidence.ts";

/** What is known of an account before those around it are asked. */
export type Look = {
  place: Place;
  cues: readonly string[];
  evidence: ReadonlyMap<Role, number>;
  natures: NatureShares;
};

const CASH: Role = "cash_and_cash_equivalents";

/** Gathers what an account says of itself: its place, its cues and what was learnt of them. */
export function lookAt(
  { facts, classification }: ClassifiedAccount,
  beside: Beside,
  weights: LearntWeights,
): Look {
  const place = placeOf(facts);
  const cues = cuesOf(facts, beside);
  const isBarred = barredByName(facts, place.natures);
  const isResult = isSaidResult(facts, classification);
  const evidence = evidenceFor(
    cues,
    weights,
    (role) =>
      // A type for cash says otherwise: "Kontara Investment Bank"
      ((role === CASH && place.label?.role === CASH) || !isBarred(role)) &&
      (role === classification.role ||
        (canStandAt(facts, place, role) && !(isResult && !isProfitAndLossRole(role)))),
  );
  const natures = naturesOfEvidence(evidence, classification, place.natures);
  return { place, cues, evidence, natures };
}

function canStandAt(facts: AccountFacts, place: Place, role: Role): boolean {
  const isBarred = place.label?.admits !== undefined && !place.label.admits.includes(role);
  return !isBarred && !isAgainstSide(facts, role) && canStandIn(place.natures, role);
}

/** What is accumulated against assets is never on the side of the assets. */
function isAgainstSide({ side }: AccountFacts, role: Role): boolean {
  const { isContra, nature } = roleDefinition(role);
  return isContra === true && nature === "asset" && side === "debit";
}

/** "Supplies expense" is no stock of supplies, however often supplies are one, and "Income from loans" no loan. */
function isSaidResult({ name }: AccountFacts, { role }: Classification): boolean {
  if (role === null || !isProfitAndLossRole(role)) return false;
  return /\bexpenses?\s*$/i.test(name) || /^\s*(?:income|gains?) (?:from|on)\b/i.test(name);
}
