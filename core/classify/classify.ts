import type { AccountFacts } from "../ledger/AccountFacts.ts";
import type { Role } from "../roles/roles.ts";
import { compareCodes } from "../text/compareCodes.ts";
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
import { readAgain } from "./learnt/readAgain.ts";
import { askContradicted } from "./national/askContradicted.ts";
import { askDoubted } from "./national/askDoubted.ts";
import { askOpenNumbers } from "./national/askOpenNumbers.ts";
import { askUnlike } from "./national/askUnlike.ts";
import type { NationalChart } from "./national/NationalChart.ts";
import { type Pass, runPasses } from "./Pass.ts";
import { printedName } from "./printedName.ts";
import { askProgram } from "./programs/askProgram.ts";
import { askAmortised } from "./questions/askAmortised.ts";
import { askCash } from "./questions/askCash.ts";
import { askCashType } from "./questions/askCashType.ts";
import { askCharged } from "./questions/askCharged.ts";
import { askCommonNames } from "./questions/askCommonNames.ts";
import { askDeferred } from "./questions/askDeferred.ts";
import { askDeposits } from "./questions/askDeposits.ts";
import { askEquity } from "./questions/askEquity.ts";
import { askGains } from "./questions/askGains.ts";
import { askHeadsAlone } from "./questions/askHeadsAlone.ts";
import { askImprovements } from "./questions/askImprovements.ts";
import { askLittleKnown } from "./questions/askLittleKnown.ts";
import { askLongTerm } from "./questions/askLongTerm.ts";
import { askMiscellaneous } from "./questions/askMiscellaneous.ts";
import { askMixed } from "./questions/askMixed.ts";
import { askMixedCharges } from "./questions/askMixedCharges.ts";
import { askNamesakes } from "./questions/askNamesakes.ts";
import { askNeighbours } from "./questions/askNeighbours.ts";
import { askOverruled } from "./questions/askOverruled.ts";
import { askOwners } from "./questions/askOwners.ts";
import { askPaidAhead } from "./questions/askPaidAhead.ts";
import { askPayables } from "./questions/askPayables.ts";
import { askRepeated } from "./questions/askRepeated.ts";
import { askResults } from "./questions/askResults.ts";
import { askRevenue } from "./questions/askRevenue.ts";
import { askSundry } from "./questions/askSundry.ts";
import { askTaxes } from "./questions/askTaxes.ts";
import { askTwins } from "./questions/askTwins.ts";
import { askUnplaced } from "./questions/askUnplaced.ts";
import { askUntaxed } from "./questions/askUntaxed.ts";
import { askWithoutWord } from "./questions/askWithoutWord.ts";
import { askYields } from "./questions/askYields.ts";
import { readAccount } from "./readAccount.ts";
import { readByNumber } from "./readByNumber.ts";
import { readByReference } from "./readByReference.ts";
import { readLongerNumber } from "./readLongerNumber.ts";
import { reasonInFull } from "./reasons.ts";
import { type Recognised, recognise } from "./recognise.ts";
import { rememberedKey } from "./rememberedKey.ts";
import { takeAmortised } from "./takeAmortised.ts";
import { takeLeased } from "./takeLeased.ts";
import { takeLoans } from "./takeLoans.ts";

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
  const passes: readonly Pass[] = [
    (soFar) => readAgain(soFar, weights),
    ...(recognised.language === "english" ? [askCommonNames] : []),
    askResults,
    askProgram,
    ...QUESTIONS_OF_THE_REST,
    // Accounts that belong together in these books are better evidence than other charts
    askNamesakes,
    askPayables,
    askMixed,
    askMixedCharges,
    askRevenue,
    askCharged,
    askTaxes,
    askPaidAhead,
    askImprovements,
    askAmortised,
    askDeferred,
    askYields,
    askGains,
    askWithoutWord,
    askOverruled,
    askUntaxed,
    askHeadsAlone,
    askEquity,
    askOwners,
    askLittleKnown(recognised.language),
    askLongTerm,
    askTwins,
    askRepeated,
    takeLoans,
    takeAmortised,
    takeLeased,
    askCashType,
    askCash,
    askDeposits,
    askUnplaced,
    ...questionsOfChart(recognised),
  ];
  return byCode(runPasses(byRules, passes));
}

/** What names leave open that say only that an account is for the rest. */
const QUESTIONS_OF_THE_REST: readonly Pass[] = [askSundry, askMiscellaneous];

/** What the numbers of a chart leave open, and what speaks against them. */
function questionsOfChart({ chart, doubt }: Recognised): readonly Pass[] {
  return [
    (soFar) => askOpenNumbers(soFar, chart),
    (soFar) => askDoubted(soFar, doubt),
    (soFar) => askUnlike(soFar, chart),
    askContradicted,
  ];
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
  { chart, language }: Recognised,
): readonly ClassifiedAccount[] {
  const byNumber = chart && numbersIn(chart, accounts);
  const english = inChartOrder(accounts).map((facts) => inEnglish(facts, language));
  const inOrder = placeCharges(english).map((facts) => {
    const said = readByPerson(facts, known) ?? readByReference(facts) ?? byNumber?.(facts);
    return { facts, classification: said ?? readAccount(facts) };
  });
  return runPasses(inOrder, [askNeighbours]);
}

function numbersIn(chart: NationalChart, accounts: readonly AccountFacts[]) {
  const longer = readLongerNumber(chart, accounts);
  return (facts: AccountFacts) => longer(facts) ?? readByNumber(facts, chart);
}

/** A chart is laid out by its numbers; where it has none, as the file has it. */
function inChartOrder(accounts: readonly AccountFacts[]): readonly AccountFacts[] {
  const numbered = accounts.filter(({ code, name }) => code !== name && /\d/.test(code)).length;
  const isLaidOut = accounts.length >= FEWEST_LAID_OUT && numbered * 2 < accounts.length;
  if (isLaidOut) return accounts;
  return accounts.toSorted((one, other) => compareCodes(one.code, other.code));
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
