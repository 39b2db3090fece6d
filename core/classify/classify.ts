import type { AccountFacts } from "../ledger/AccountFacts.ts";
import type { Role } from "../roles/roles.ts";
import { compareCodes, compareNumbers } from "../text/compareCodes.ts";
import { isCount } from "./blocks/isCount.ts";
import { placeCharges } from "./blocks/placeCharges.ts";
import {
  type Classification,
  type ClassifiedAccount,
  isGiven,
  REMEMBERED_CONFIDENCE,
} from "./Classification.ts";
import { beside, giveRole } from "./giveRole.ts";
import { inEnglish } from "./language/inEnglish.ts";
import { LEARNT, type LearntWeights } from "./learnt/evidenceFor.ts";
import { runPasses } from "./Pass.ts";
import { readNeighbours } from "./passes/readNeighbours.ts";
import { passesFor } from "./passesFor.ts";
import { printedName } from "./printedName.ts";
import { readAccount } from "./readings/readAccount.ts";
import { readByNumber } from "./readings/readByNumber.ts";
import { readByReference } from "./readings/readByReference.ts";
import { readLongerNumber } from "./readings/readLongerNumber.ts";
import { reasonInFull } from "./readings/reasons.ts";
import { type Recognised, recognise } from "./recognise.ts";
import { rememberedKey } from "./rememberedKey.ts";

/** What the user has already said of accounts, here and in other projects. */
export type KnownRoles = {
  /** By account code, for this project. */
  given: ReadonlyMap<string, Role>;
  /** By `rememberedKey`, from the user's other projects. */
  remembered: ReadonlyMap<string, Role>;
};

/**
 * Gives every account a role, a confidence and a reason: the user's word first, then a remembered
 * mapping, the number in a national chart, the name with the type, the type alone, the accounts beside it, all of these weighed with
 * what was learnt from labelled charts, and last what another account's name gives away.
 */
export function classify(
  accounts: readonly AccountFacts[],
  known: KnownRoles,
  recognised: Recognised = recognise(accounts),
  weights: LearntWeights = LEARNT,
): Map<string, Classification> {
  const found = readAll(accounts, known, recognised, weights);
  const all = [...found.values()];
  if (!all.some(isGiven)) return found;
  // Where every role was given no chart is left to weigh a reading by: the rules answer alone
  const unsaid = all.every(isGiven)
    ? byCode(classifyByRules(accounts, NOTHING_SAID, recognised))
    : readAll(accounts, NOTHING_SAID, recognised, weights);
  return new Map(
    [...found].map(([code, own]) => {
      const read = unsaid.get(code);
      return [code, isGiven(own) && read ? beside(own, read) : own];
    }),
  );
}

const NOTHING_SAID: KnownRoles = { given: new Map(), remembered: new Map() };

function readAll(
  accounts: readonly AccountFacts[],
  known: KnownRoles,
  recognised: Recognised,
  weights: LearntWeights,
): Map<string, Classification> {
  const byRules = classifyByRules(accounts, known, recognised);
  return byCode(runPasses(byRules, passesFor(recognised, weights)));
}

function byCode(read: readonly ClassifiedAccount[]): Map<string, Classification> {
  return new Map(
    read.map(({ facts, classification }) => {
      const reason = reasonInFull(classification);
      return [facts.code, { ...classification, reason }];
    }),
  );
}

/** The first of the two readings: by rules alone, in the order of codes. The second learns beside it. */
export function classifyByRules(
  accounts: readonly AccountFacts[],
  known: KnownRoles,
  recognised: Recognised,
): readonly ClassifiedAccount[] {
  const { language } = recognised;
  const byNumber = numbersIn(recognised, accounts);
  const english = inChartOrder(accounts).map((facts) => inEnglish(facts, language));
  const inOrder = placeCharges(english).map((facts) => {
    const said = readByPerson(facts, known) ?? readByReference(facts) ?? byNumber?.(facts);
    return { facts, classification: said ?? readAccount(facts) };
  });
  return runPasses(inOrder, [readNeighbours]);
}

function numbersIn({ chart, language }: Recognised, accounts: readonly AccountFacts[]) {
  if (chart === null) return null;
  const longer = readLongerNumber(chart, accounts, language);
  return (facts: AccountFacts) => longer(facts) ?? readByNumber(facts, chart);
}

/** A chart is laid out by its numbers, 9 before 10 where they count its lines; where it has none, as the file has it. */
function inChartOrder(accounts: readonly AccountFacts[]): readonly AccountFacts[] {
  const numbered = accounts.filter(({ code, name }) => code !== name && /\d/.test(code)).length;
  const isLaidOut = accounts.length >= FEWEST_LAID_OUT && numbered * 2 < accounts.length;
  if (isLaidOut) return accounts;
  const compare =
    accounts.every(isPlainNumber) && isCount(accounts) ? compareNumbers : compareCodes;
  return accounts.toSorted((one, other) => compare(one.code, other.code));
}

function isPlainNumber({ code }: AccountFacts): boolean {
  return /^[1-9]\d{0,14}$/.test(code);
}

/** Charts with fewer accounts are too small to have an order. */
const FEWEST_LAID_OUT = 12;

/** The role that a person gave the account here, or one of the same code and name in another project. */
function readByPerson(facts: AccountFacts, known: KnownRoles): Classification | null {
  const givenRole = known.given.get(facts.code);
  if (givenRole !== undefined) return giveRole(givenRole, undefined);
  if (known.remembered.size === 0) return null;
  const remembered = known.remembered.get(rememberedKey(facts.code, printedName(facts)));
  if (remembered === undefined) return null;
  const reason = "You chose this role for the same code and name in another project.";
  return { role: remembered, confidence: REMEMBERED_CONFIDENCE, reason, source: "remembered" };
}
