import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { isProfitAndLossRole, type Nature, type Role, roleDefinition } from "../../roles/roles.ts";
import { type NatureShares, natureBlocks } from "../blocks/natureBlocks.ts";
import { standingsOf } from "../blocks/standingsOf.ts";
import { type Classification, type ClassifiedAccount, isBeyondDoubt } from "../Classification.ts";
import { foldName } from "../language/foldName.ts";
import { isTranslated } from "../language/isTranslated.ts";
import { standsAgainst } from "../naturalSide.ts";
import { type Changes, changesBy } from "../Pass.ts";
import type { Place } from "../placeOf.ts";
import { printedName } from "../printedName.ts";
import { readAccount } from "../readAccount.ts";
import { RULES_KNOW } from "../strengths.ts";
import { barredByName } from "./barredByName.ts";
import { type Book, bookOf, confidenceOf, orderOf } from "./confidenceOf.ts";
import type { Beside } from "./cuesOf.ts";
import { type Evidence, type LearntWeights, shareKnown, wordsFor } from "./evidenceFor.ts";
import { isNamedInFull, isReadInFull } from "./isReadInFull.ts";
import { type Look, lookAt } from "./lookAt.ts";
import { rolesBeside } from "./rolesBeside.ts";
import { type AccountSigns, type Signs, signsOf, signsOfChart } from "./signsOf.ts";
import { likeliest, rivalsOf, sharesOf, weighTogether } from "./weighTogether.ts";
import { withPlace } from "./withPlace.ts";

/**
 * Reads every account a second time, by what was learnt from labelled charts and by the block of the
 * chart it stands in, and weighs all readings together; how sure that is tell its signs.
 */
export function readAgain(inOrder: readonly ClassifiedAccount[], weights: LearntWeights): Changes {
  const all = weighAll(inOrder, weights);
  const counts = countTranslated(inOrder);
  const book = {
    ...bookOf(inOrder),
    isAlone: (facts: AccountFacts) => counts.get(nameOf(facts)) === 1,
  };
  return changesBy(inOrder, ({ facts, classification }, at) => {
    const weighed = all[at] ?? null;
    return weighed ? classificationOf(facts, weighed, book) : ruledOut(classification);
  });
}

/** Where a name's own words rule out all roles, that of its rule among them, a person decides. */
function ruledOut(first: Classification): Classification | null {
  if (isKept(first) || first.confidence <= DOUBTED) return null;
  return { ...first, confidence: DOUBTED };
}

/** How many accounts have each name of another language: long plans repeat one wherever it is meant otherwise. */
function countTranslated(accounts: readonly ClassifiedAccount[]): Map<string, number> {
  const names = accounts.flatMap(({ facts }) => (isTranslated(facts) ? [nameOf(facts)] : []));
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Numbers in it part no name from another. */
function nameOf(facts: AccountFacts): string {
  return foldName(printedName(facts)).replace(/\d+ ?/g, "").trim();
}

/** What an account is by all readings weighed together, by the first among them, and the signs of that. */
export type WeighedAccount = {
  role: Role;
  first: Classification;
  signs: Signs;
  place: Place;
  /** The other roles that much of what was learnt speaks for, wherever the account stands. */
  rivals: readonly Role[];
  /**
   * Within its type another role may be meant: neither a rule nor a word of its name speaks for this one, or
   * they speak for another. A type as broad as "Liability" admits nearly any role, so that how often such
   * readings were right by their type tells nothing.
   */
  isGuessed: boolean;
};

/** Weighs all readings of each account; null where one holds already, or too little is said. */
export function weighAll(
  inOrder: readonly ClassifiedAccount[],
  weights: LearntWeights,
): (WeighedAccount | null)[] {
  const { looks, blocks } = lookAround(inOrder, weights);
  const weighed = inOrder.map((account, at) => {
    const [look, block] = [looks[at], blocks[at]];
    if (look === undefined || block === undefined || isKept(account.classification)) return null;
    return weigh(account, look, block, weights);
  });
  const chart = signsOfChart(weighed.flatMap((each) => each?.signs ?? []));
  return weighed.map((each) => each && { ...each, signs: { ...each.signs, ...chart } });
}

/**
 * What is known of each account, and what those around it say of its nature: nothing but what it says itself,
 * where the accounts are not in the order of a chart.
 */
function lookAround(inOrder: readonly ClassifiedAccount[], weights: LearntWeights) {
  const isOrdered = orderOf(inOrder) === "byKind";
  const besides = isOrdered ? rolesBeside(inOrder) : [];
  const looks = inOrder.map((account, at) => lookAt(account, besides[at] ?? ALONE, weights));
  const natures = looks.map((look) => look.natures);
  return { looks, blocks: isOrdered ? natureBlocks(natures) : natures };
}

/** An account weighed by itself. */
type WeighedAlone = Omit<WeighedAccount, "signs"> & { signs: AccountSigns };

const ALONE: Beside = { before: null, after: null };

/** The user's word stands, so does the number of a national chart, and what a name leaves to a person. */
function isKept(first: Classification): boolean {
  const { role, confidence, needsPerson } = first;
  return isBeyondDoubt(first) || needsPerson === true || (role === null && confidence > 0);
}

/** A fainter guess is none: the account is left to a person. */
const FAINTEST = 1.5;

/** A reading by rules this sure gives way only to a role that is likelier than not by words alone: where an
 * account stands does not shake it, it only makes it less sure. */
const KNOWS_ROLE = 0.65;
const EVEN = 0.5;

function holds(first: Classification, evidence: Evidence): boolean {
  const { role, confidence } = first;
  if (role === null || !evidence.has(role) || confidence < KNOWS_ROLE) return false;
  const byWords = weighTogether(first, evidence, NOWHERE);
  const likely = likeliest(byWords);
  return likely === null || likely === role || sharesOf(byWords, likely).own < EVEN;
}

/** Into the other statement an account goes only by a reading that is likely: there it changes the profit. */
function crossesUnsurely(first: Classification, likely: Role, together: Evidence): boolean {
  if (first.role === null || !together.has(first.role)) return false;
  const isOther = isProfitAndLossRole(first.role) !== isProfitAndLossRole(likely);
  return isOther && sharesOf(together, likely).own < LIKELY;
}

const LIKELY = 0.8;

const NOWHERE: NatureShares = {
  asset: 0.2,
  liability: 0.2,
  equity: 0.2,
  income: 0.2,
  expense: 0.2,
};

/** Where no word of a name was met before, what its type says holds. */
function isPossible({ role }: Classification, together: Evidence): boolean {
  return role !== null && together.has(role);
}

/** Where an account stands alone tells no role: a word of its name has to have been met before. */
function isKnown(cues: readonly string[], weights: LearntWeights): boolean {
  return ["word ", "own "].some((kind) => shareKnown(cues, kind, weights) > 0);
}

function weigh(
  account: ClassifiedAccount,
  look: Look,
  block: NatureShares,
  weights: LearntWeights,
): WeighedAlone | null {
  const { facts, classification } = account;
  const first = readInBlock(facts, classification, look.place, block);
  const together = weighTogether(first, look.evidence, block);
  const likely = likeliest(together);
  if (likely === null) return null;
  const isMet = isKnown(look.cues, weights);
  const isKept = isMet
    ? holds(first, look.evidence) || crossesUnsurely(first, likely, together)
    : isPossible(first, together);
  const read = isKept && first.role !== null ? first.role : likely;
  const role = ruledWithin(first, read, look.place, together) ?? read;
  const signs = signsOf({ facts, classification: first }, look, { role, together, block }, weights);
  const saysNothing = signs.posterior < -FAINTEST || !isMet;
  if (first.role === null && saysNothing) return null;
  const isTold = first.role !== null || isTranslated(facts) || signs.posterior >= 0;
  const isUntold = !isTold && wordsFor(look.cues, [role], weights) === 0;
  const isGuessed =
    look.place.natures.length === 1 &&
    (isUntold ||
      !isSameCost(read, role) ||
      (isOpen(first, read, look, signs) && saysOther(read, look, weights)));
  const rivals = new Set([read, ...rivalsOf(look.evidence, role)].filter((each) => each !== role));
  return { role, first, signs, place: look.place, rivals: [...rivals], isGuessed };
}

/** The role of a name that a rule knows: within a type it was right twice as often as what was learnt against it. */
function ruledWithin(
  first: Classification,
  read: Role,
  { natures, label }: Place,
  together: Evidence,
): Role | null {
  const isRuled = first.source === "name" && first.confidence >= RULES_KNOW;
  const isHeld = natures.length === 1 && standsAmong(first.role, natures) && !isOfType(read, label);
  return isRuled && isHeld && isPossible(first, together) ? first.role : null;
}

/** Whether a type itself names the role, as "Receivable" does and "Asset" does not. */
function isOfType(role: Role, label: Place["label"]): boolean {
  return label?.role === role && label.strength !== "faint";
}

function standsAmong(role: Role | null, natures: readonly Nature[]): boolean {
  return role !== null && standingsOf(role).some((nature) => natures.includes(nature));
}

/**
 * Whether, within a type, a reading is less likely than the others together, and neither a rule that knows the
 * name nor the type stands for it: what was learnt against a fainter rule or the accounts beside it, or what the
 * type stands for whenever no rule knows a name. All of income is of one kind.
 */
function isOpen(
  { role: first, source }: Classification,
  read: Role,
  { place: { label, natures } }: Look,
  { posterior }: AccountSigns,
): boolean {
  if (first === null || posterior >= 0) return false;
  if (source === "type") return first === read && natures[0] !== "income";
  return standsAmong(first, natures) && !isSameCost(first, read) && !isOfType(read, label);
}

/** Whether a name's words speak for another role than the one read, among expenses clearly. */
function saysOther(read: Role, { cues, evidence, place }: Look, weights: LearntWeights): boolean {
  const others = [...evidence.keys()].filter((each) => !isSameCost(each, read));
  const isCost = place.natures[0] === "expense";
  return wordsFor(cues, others, weights) > wordsFor(cues, [read], weights) + (isCost ? CLEARLY : 0);
}

/** As a logarithm of odds. */
const CLEARLY = 0.6;

/** Costs of sales and other costs stand on one line of the cash flow statement. */
function isSameCost(one: Role, other: Role): boolean {
  return one === other || (COSTS.has(one) && COSTS.has(other));
}

const COSTS: ReadonlySet<Role> = new Set<Role>(["cost_of_sales", "operating_expenses"]);

/** A name of which more is not read may say something else. */
const MOST_UNREAD = 0.5;
const DOUBTED = 0.65;

/** What of the books counts for each account in them. */
type Around = Book & { isAlone: (facts: AccountFacts) => boolean };

function classificationOf(
  facts: AccountFacts,
  weighed: WeighedAccount,
  book: Around,
): Classification {
  const { role, first, rivals } = weighed;
  const learnt = confidenceOf(weighed, facts, book);
  const isWhole = !isTranslated(facts) || isNamedInFull(facts);
  const isSaid =
    (book.isSmall && isWhole && isKnownByBoth(weighed, book.isPhrased)) ||
    (isReadInFull(facts, weighed) && book.isAlone(facts));
  const sure = isSaid ? Math.max(learnt, BY_BOTH) : learnt;
  const confidence = withDoubts(facts, weighed, sure);
  const others = rivals.length === 0 ? {} : { rivals };
  if (role === first.role) return { ...first, ...others, confidence };
  return { ...others, role, confidence, reason: reasonOf(facts, role), source: "learnt" };
}

/**
 * How sure a reading may be called for all that speaks against it: a name that is mostly unread, a balance on the
 * other side than its role has, another role that may be meant within the type, and what `withPlace` finds.
 */
export function withDoubts(facts: AccountFacts, weighed: WeighedAccount, sure: number): number {
  const { role, first, signs, place, isGuessed } = weighed;
  const isUnread = place.natures.length > 1 && signs.unread > MOST_UNREAD;
  const isUnplaced = place.natures.length > OF_ONE_STATEMENT;
  const isAgainst = isUnplaced && standsAgainst(facts, role) && !isRuled(first, role);
  const isDoubted = isUnread || isAgainst || isGuessed;
  return withPlace(facts, place, role, isDoubted ? Math.min(sure, DOUBTED) : sure);
}

/**
 * In a small book a name holds that the rules know and what was learnt agrees to by words alone. On small
 * books cut from the seen charts, each read by what the others teach, of such readings with new names 97.5 %
 * were right in plain books where the side was given, 96.4 % without and 98.8 % where the statement was; in
 * phrased ones 97.1, 93.6 and 97.7 %, where twenty to one is asked. Of names in another language that a
 * dictionary has in part 81 to 87 % were right: they hold no more for being in a small book.
 */
function isKnownByBoth(
  { role, first, signs, place }: Omit<WeighedAccount, "isGuessed">,
  isPhrased: boolean,
): boolean {
  const isPlaced = place.natures.length <= OF_ONE_STATEMENT;
  const together = isPhrased ? TOGETHER_PHRASED : isPlaced ? TOGETHER_PLACED : TOGETHER;
  return isRuled(first, role) && signs.agreed + signs.words >= together;
}

/** Whether a rule knows the name for this role, on whichever side that stands: "Sales returns" are in debit. */
function isRuled(first: Classification, role: Role): boolean {
  return first.role === role && first.confidence >= RULES_KNOW;
}

/** Asset, liability or equity; income or expense. */
const OF_ONE_STATEMENT = 3;
/** More than four to one, as a logarithm; where the file says the statement as well, three to one. */
const TOGETHER = 1.45;
const TOGETHER_PLACED = 1.1;
const TOGETHER_PHRASED = 3;
const BY_BOTH = 0.9;

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
  if (barredByName(facts, natures)(read.role)) return first;
  const reason = `${read.reason} The accounts around it are of this kind.`;
  return { ...read, confidence: Math.min(read.confidence, share), reason, source: "neighbours" };
}

/** How sure, beside the reading without them, the one has to be that fits those around. */
const OFTEN = 0.7;

function largest(shares: NatureShares): readonly [Nature, number] {
  const entries = Object.entries(shares) as [Nature, number][]; // keys of a closed record
  return entries.reduce((best, each) => (each[1] > best[1] ? each : best));
}

function reasonOf(facts: AccountFacts, role: Role): string {
  return `Accounts named like '${printedName(facts)}' that stand where it stands are most often ${roleDefinition(role).label}.`;
}
