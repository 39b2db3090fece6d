import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import {
  areOfOneStatement,
  type Nature,
  naturesOfStatement,
  roleDefinition,
} from "../../roles/roles.ts";
import {
  type Classification,
  type ClassifiedAccount,
  CONFIDENCE_BAR,
  isFinal,
} from "../Classification.ts";
import { headingsAbove } from "../facts/headingsAbove.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { printedName } from "../printedName.ts";
import { readAccount } from "../readings/readAccount.ts";

/** An account whose own reading is sure enough to say what stands around it. */
type Neighbour = { code: string; name: string; nature: Nature; classification: Classification };

/**
 * Reads again what the file leaves open, by the heading above an account and by the accounts
 * beside it in the order of codes: a chart is numbered by kind.
 */
export function readNeighbours(inOrder: readonly ClassifiedAccount[]): Changes {
  const headings = headingsAbove(inOrder.map(({ facts }) => facts));
  const sure = inOrder.flatMap(asNeighbour);
  let passed = 0;
  return changesBy(inOrder, ({ facts, classification: own }, at) => {
    const before = passed;
    if (isSure(own)) passed += 1;
    if (isFinal(own) || own.confidence >= BEYOND_BESIDE) return null;
    const heading = headings[at];
    const nearest = sure.slice(Math.max(0, before - REACH), before).reverse();
    const around = [...nearest, ...sure.slice(passed, passed + REACH)];
    const beside = around.filter((each) => isOfOneRange(each.code, facts.code));
    return (heading && readUnder(facts, own, heading)) ?? readBeside(facts, own, beside);
  });
}

/** How many sure accounts on each side have to agree. */
const REACH = 2;
const SURE = 0.8;
/** How sure, beside its own reading, the one has to be that fits where the account stands… */
const MOSTLY = 0.8;
/** …and where its own would leave it alone among accounts of another nature. */
const OFTEN = 0.6;
/** So sure that nothing beside it can say better. */
const BEYOND_BESIDE = 0.93;

function isSure({ role, confidence }: Classification): boolean {
  return role !== null && confidence >= SURE;
}

function asNeighbour({ facts, classification }: ClassifiedAccount): Neighbour[] {
  const { role } = classification;
  if (role === null || !isSure(classification)) return [];
  const { nature } = roleDefinition(role);
  return [{ code: facts.code, name: printedName(facts), nature, classification }];
}

/** Codes of one range are written alike and begin alike. */
function isOfOneRange(one: string, other: string): boolean {
  return one.length === other.length && one[0] === other[0];
}

function readUnder(
  facts: AccountFacts,
  own: Classification,
  heading: { name: string; natures: readonly Nature[] },
): Classification | null {
  if (own.confidence >= SURE) return null;
  const read = readAccount(facts, heading.natures);
  if (read.role === null || read.confidence <= own.confidence) return null;
  const reason = `${read.reason} It stands under the heading '${heading.name}'.`;
  return { ...read, reason, source: "neighbours" };
}

function readBeside(
  facts: AccountFacts,
  own: Classification,
  beside: readonly Neighbour[],
): Classification | null {
  const natures = commonNatures(beside);
  if (natures === null) return null;
  const isWeak = own.confidence < CONFIDENCE_BAR;
  const isAstray =
    own.role !== null && !areOfOneStatement([...natures, roleDefinition(own.role).nature]);
  const isAlone = own.role !== null && isAloneAmong(natures, roleDefinition(own.role).nature);
  if (!isWeak && !isAstray && !isAlone) return null;
  const [first, last] = [beside[REACH - 1], beside.at(-1)];
  const where = `It stands between ${first?.code} '${first?.name}' and ${last?.code} '${last?.name}'.`;
  const read = readAccount(facts, isWeak || isAlone ? natures : naturesOfStatement(natures));
  if (
    read.role !== null &&
    read.confidence > own.confidence * (isAlone ? OFTEN : MOSTLY) &&
    read.source === "name"
  ) {
    const confidence = Math.min(read.confidence, SURE);
    return { ...read, confidence, reason: `${read.reason} ${where}`, source: "neighbours" };
  }
  return isWeak ? likeItsNeighbours(own, beside, where) : null;
}

/** A loan with assets on both sides is most likely one that was made, not taken. */
function isAloneAmong(natures: readonly Nature[], own: Nature): boolean {
  return natures.length === 1 && !natures.includes(own) && areOfOneStatement([...natures, own]);
}

/** Nothing in the name: where all around play one role, this one most likely plays it too. */
function likeItsNeighbours(
  own: Classification,
  beside: readonly Neighbour[],
  where: string,
): Classification | null {
  const roles = new Set(beside.map((each) => each.classification.role));
  const [role] = roles;
  if (own.source !== "none" || own.confidence > 0 || roles.size !== 1 || !role) return null;
  return { role, confidence: 0.6, reason: where, source: "neighbours" };
}

/** The natures of the sure accounts on both sides, if they are of one statement. */
function commonNatures(beside: readonly Neighbour[]): readonly Nature[] | null {
  if (beside.length < 2 * REACH) return null;
  const natures = [...new Set(beside.map((each) => each.nature))];
  return areOfOneStatement(natures) ? natures : null;
}
