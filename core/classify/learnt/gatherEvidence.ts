import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { isProfitAndLossRole, type Role, roleDefinition, roleIds } from "../../roles/roles.ts";
import { rememberByObject } from "../../text/rememberRecent.ts";
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
export type AccountEvidence = {
  place: Place;
  known: Familiarity;
  evidence: Evidence;
  natures: NatureShares;
};

const CASH: Role = "cash_and_cash_equivalents";

/** Gathers what an account says of itself: its place, how much of its name is known and what was learnt of it. */
export function gatherEvidence(
  { facts, classification }: ClassifiedAccount,
  beside: Beside,
  weights: LearntWeights,
): AccountEvidence {
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
  const { inDebit, otherwise } = rolesAt(place);
  const standing = facts.side === "debit" ? inDebit : otherwise;
  const admitted = isSaidResult(facts, classification) ? standing.results : standing.all;
  return evidenceFor(
    cues,
    weights,
    (role, at) =>
      (admitted[at] === true || role === classification.role) &&
      // A type for cash says otherwise: "Kontara Investment Bank"
      ((role === CASH && place.label?.role === CASH) || !isBarred(role)),
  );
}

/** The roles that accounts of a place may have, by their side: a chart has few places, and each account asks for all roles. */
const rolesAt = rememberByObject(({ natures, label }: Place) => {
  const admits = label?.admits;
  const isAdmitted = (role: Role) =>
    (admits === undefined || admits.includes(role)) && canStandIn(natures, role);
  return {
    inDebit: inPlace((role) => isAdmitted(role) && !isAgainstAssets(role)),
    otherwise: inPlace(isAdmitted),
  };
});

/** Which roles are admitted, by their places in `roleIds`: all of them, and those of income and costs. */
function inPlace(isAdmitted: (role: Role) => boolean): Admitted {
  const all = roleIds.map(isAdmitted);
  return { all, results: roleIds.map((role, at) => all[at] === true && isProfitAndLossRole(role)) };
}

type Admitted = { all: readonly boolean[]; results: readonly boolean[] };

/** What is accumulated against assets is never on the side of the assets. */
function isAgainstAssets(role: Role): boolean {
  const { isContra, nature } = roleDefinition(role);
  return isContra === true && nature === "asset";
}

/** "Supplies expense" is no stock of supplies, however often supplies are one, and "Income from loans" no loan. */
function isSaidResult({ name }: AccountFacts, { role }: Classification): boolean {
  if (role === null || !isProfitAndLossRole(role)) return false;
  return /\bexpenses?\s*$/i.test(name) || /^\s*(?:income|gains?) (?:from|on)\b/i.test(name);
}
