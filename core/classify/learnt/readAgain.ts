import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { isProfitAndLossRole, type Role, roleDefinition } from "../../roles/roles.ts";
import { type Classification, type ClassifiedAccount, isSettled } from "../Classification.ts";
import { canStandIn } from "../canStandIn.ts";
import { placeOf } from "../placeOf.ts";
import { printedName } from "../printedName.ts";
import { type Beside, cuesOf } from "./cuesOf.ts";
import { evidenceFor, saysSomething } from "./evidenceFor.ts";
import { rolesBeside } from "./rolesBeside.ts";
import { weighTogether } from "./weighTogether.ts";

/**
 * Reads every account a second time, by what was learnt from labelled charts, and weighs both readings
 * together: where they agree the role is surer, where they do not the stronger one holds, with doubt.
 */
export function readAgain(inOrder: readonly ClassifiedAccount[]): void {
  const besides = rolesBeside(inOrder);
  for (const [at, account] of inOrder.entries()) {
    const { facts, classification: first } = account;
    const beside = besides[at];
    if (beside === undefined || isKept(first)) continue;
    account.classification = readOneAgain(facts, first, beside);
  }
}

/** The user's word stands, so does the number of a national chart, and what a name leaves to a person. */
function isKept(first: Classification): boolean {
  const { role, confidence, needsPerson } = first;
  return isSettled(first) || needsPerson === true || (role === null && confidence > 0);
}

/** A fainter guess is none: the account is left to a person. */
const FAINTEST = 0.15;

function readOneAgain(facts: AccountFacts, first: Classification, beside: Beside): Classification {
  const place = placeOf(facts);
  const isAllowed = (role: Role) =>
    role === first.role || (canStandIn(place.natures, role) && !isSaidExpense(facts, first, role));
  const cues = cuesOf(facts, beside);
  const { role, confidence } = weighTogether(first, evidenceFor(cues, isAllowed));
  const isGuess = first.role === null && (confidence < FAINTEST || !saysSomething(cues));
  if (role === null || isGuess) return first;
  if (role !== first.role) {
    return { role, confidence, reason: reasonOf(facts, first, role), source: "learnt" };
  }
  return place.isContradicted ? first : { ...first, confidence };
}

/** "Supplies expense" is no stock of supplies, however often supplies are one. */
function isSaidExpense({ name }: AccountFacts, first: Classification, role: Role): boolean {
  const isExpense = first.role !== null && isProfitAndLossRole(first.role);
  return isExpense && /\bexpenses?\s*$/i.test(name) && !isProfitAndLossRole(role);
}

function reasonOf(facts: AccountFacts, first: Classification, role: Role): string {
  const like = `Accounts named like '${printedName(facts)}' that stand where it stands are most often ${labelOf(role)}`;
  if (first.role === null) return `${like}.`;
  return `${like}; by its words alone it could be ${labelOf(first.role)}.`;
}

function labelOf(role: Role): string {
  return roleDefinition(role).label;
}
