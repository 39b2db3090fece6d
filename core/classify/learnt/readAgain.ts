import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { type Nature, type Role, roleDefinition } from "../../roles/roles.ts";
import { type NatureShares, natureBlocks } from "../blocks/natureBlocks.ts";
import { standingsOf } from "../blocks/standingsOf.ts";
import { type Classification, type ClassifiedAccount, isSettled } from "../Classification.ts";
import type { Place } from "../placeOf.ts";
import { printedName } from "../printedName.ts";
import { readAccount } from "../readAccount.ts";
import type { Beside } from "./cuesOf.ts";
import { saysSomething } from "./evidenceFor.ts";
import { type Look, lookAt } from "./lookAt.ts";
import { rolesBeside } from "./rolesBeside.ts";
import { weighTogether } from "./weighTogether.ts";
import { withPlace } from "./withPlace.ts";

/**
 * Reads every account a second time, by what was learnt from labelled charts and by the block of the
 * chart it stands in, and weighs all readings together: where they agree the role is surer, where they
 * do not the stronger one holds, with doubt.
 */
export function readAgain(inOrder: readonly ClassifiedAccount[]): void {
  const besides = rolesBeside(inOrder);
  const looks = inOrder.map((account, at) => lookAt(account, besides[at] ?? ALONE));
  const blocks = natureBlocks(looks.map(({ natures }) => natures));
  for (const [at, account] of inOrder.entries()) {
    const [look, block] = [looks[at], blocks[at]];
    if (look === undefined || block === undefined || isKept(account.classification)) continue;
    account.classification = readOneAgain(account, look, block);
  }
}

const ALONE: Beside = { before: null, after: null };

/** The user's word stands, so does the number of a national chart, and what a name leaves to a person. */
function isKept(first: Classification): boolean {
  const { role, confidence, needsPerson } = first;
  return isSettled(first) || needsPerson === true || (role === null && confidence > 0);
}

/** What is read as surely as this is not shaken by where it stands. */
const SURE = 0.75;
/** What no rule knows a word of is less sure than it looks. */
const BY_LEARNT_ALONE = 0.9;
/** A fainter guess is none: the account is left to a person. */
const FAINTEST = 0.15;

function readOneAgain(
  { facts, classification }: ClassifiedAccount,
  { place, cues, evidence }: Look,
  block: NatureShares,
): Classification {
  const first = readInBlock(facts, classification, place, block);
  const isOpen = first.confidence < SURE;
  const { role, confidence } = weighTogether(first, isOpen ? withBlock(evidence, block) : evidence);
  const isGuess = first.role === null && (confidence < FAINTEST || !saysSomething(cues));
  if (role === null || isGuess) return first;
  const alone =
    first.role === null ? Math.round(confidence * BY_LEARNT_ALONE * 100) / 100 : confidence;
  const sure = withPlace(facts, place, role, alone);
  if (role !== first.role) {
    return { role, confidence: sure, reason: reasonOf(facts, first, role), source: "learnt" };
  }
  return place.isContradicted ? first : { ...first, confidence: sure };
}

/** Those around an account are so sure of its nature that its name is read within it. */
const BLOCK_SURE = 0.95;

function readInBlock(
  facts: AccountFacts,
  first: Classification,
  { natures }: Place,
  block: NatureShares,
): Classification {
  const [nature, share] = largest(block);
  const isOther = first.role === null || !standingsOf(first.role).includes(nature);
  if (share < BLOCK_SURE || !isOther || !natures.includes(nature) || natures.length === 1)
    return first;
  const read = readAccount(facts, [nature]);
  if (read.role === null || !standingsOf(read.role).includes(nature)) return first;
  if (read.source !== "name" || read.confidence < first.confidence * OFTEN) return first;
  const reason = `${read.reason} The accounts around it are of this kind.`;
  return { ...read, confidence: Math.min(read.confidence, share), reason, source: "neighbours" };
}

/** How sure, beside the reading without them, the one has to be that fits those around. */
const OFTEN = 0.7;

function largest(shares: NatureShares): readonly [Nature, number] {
  const entries = Object.entries(shares) as [Nature, number][]; // keys of a closed record
  return entries.reduce((best, each) => (each[1] > best[1] ? each : best));
}

/** How much those around count beside what is known of the account itself. */
const BLOCK_COUNTS = 0.8;
const NEVER = 0.02;

function withBlock(evidence: ReadonlyMap<Role, number>, block: NatureShares): Map<Role, number> {
  const together = new Map<Role, number>();
  for (const [role, value] of evidence) {
    const share = Math.max(NEVER, ...standingsOf(role).map((nature) => block[nature]));
    together.set(role, value + BLOCK_COUNTS * Math.log(share * FLAT));
  }
  return together;
}

/** The natures there are: a block that tells nothing changes nothing. */
const FLAT = 5;

function reasonOf(facts: AccountFacts, first: Classification, role: Role): string {
  const like = `Accounts named like '${printedName(facts)}' that stand where it stands are most often ${labelOf(role)}`;
  if (first.role === null) return `${like}.`;
  return `${like}; by its words alone it could be ${labelOf(first.role)}.`;
}

function labelOf(role: Role): string {
  return roleDefinition(role).label;
}
