import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { isProfitAndLossRole, type Role, roleDefinition } from "../../roles/roles.ts";
import type { NatureShares } from "../blocks/natureBlocks.ts";
import type { Classification, ClassifiedAccount } from "../Classification.ts";
import { canStandIn } from "../canStandIn.ts";
import { type Place, placeOf } from "../placeOf.ts";
import { barredByName } from "./barredByName.ts";
import { type Beside, cuesOf } from "./cuesOf.ts";
import type { Evidence } from "./Evidence.ts";
import { evidenceFor, type Familiarity, familiarityOf, type LearntWeights } from "./evidenceFor.ts";
import { naturesOfEvidence } from "./naturesOfEvidence.ts";

/** What is known of an account before those around it are asked. */
export type Look = {
  place: Place;
  known: Familiarity;
  evidence: Evidence;
  natures: NatureShares;
};

const CASH: Role = "cash_and_cash_equivalents";

/** Gathers what an account says of itself: its place, how much of its name is known and what was learnt of it. */
export function lookAt(
  { facts, classification }: ClassifiedAccount,
  beside: Beside,
  weights: LearntWeights,
): Look {
  const cues = cuesOf(facts, beside);
  const known = familiarityOf(cues, weights);
  const evidence = evidenceOf({ facts, classification }, cues, weights);
  const place = placeOf(facts);
  const natures = naturesOfEvidence(evidence, classification, place.natures);
  return { place, known, evidence, natures };
}

/** What was learnt of each role that an account may have, where nothing is known of those beside it. */
export function evidenceAlone(account: ClassifiedAccount, weights: LearntWeights): Evidence {
  return evidenceOf(account, cuesOf(account.facts, ALONE), weights);
}

/** Nothing is known of the accounts beside one. */
export const ALONE: Beside = { before: null, after: null };

function evidenceOf(
  { facts, classification }: ClassifiedAccount,
  cues: readonly string[],
  weights: LearntWeights,
): Evidence {
  const place = placeOf(facts);
  const isBarred = barredByName(facts, place.natures);
  const isResult = isSaidResult(facts, classification);
  return evidenceFor(
    cues,
    weights,
    (role) =>
      // A type for cash says otherwise: "Kontara Investment Bank"
      ((role === CASH && place.label?.role === CASH) || !isBarred(role)) &&
      (role === classification.role ||
        (canStandAt(facts, place, role) && !(isResult && !isProfitAndLossRole(role)))),
  );
}

function canStandAt(facts: AccountFacts, place: Place, role: Role): boolean {
  const isBarred = place.label?.admits !== undefined && !place.label.admits.includes(role);
  return !isBarred && !isAgainstSide(facts, role) && canStandIn(place.natures, role);
}

/** What is accumulated against assets is never on the side of the assets. */
function isAgainstSide({ side }: AccountFacts, role: Role): boolean {
  if (side !== "debit") return false;
  const { isContra, nature } = roleDefinition(role);
  return isContra === true && nature === "asset";
}

/** "Supplies expense" is no stock of supplies, however often supplies are one, and "Income from loans" no loan. */
function isSaidResult({ name }: AccountFacts, { role }: Classification): boolean {
  if (role === null || !isProfitAndLossRole(role)) return false;
  return /\bexpenses?\s*$/i.test(name) || /^\s*(?:income|gains?) (?:from|on)\b/i.test(name);
}
