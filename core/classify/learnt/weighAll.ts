import { isProfitAndLossRole, placeOfRole, type Role } from "../../roles/roles.ts";
import type { NatureShares } from "../blocks/natureBlocks.ts";
import type { LearntSections, SectionsAround } from "../blocks/sectionsAround.ts";
import { standings } from "../blocks/standingsOf.ts";
import { type Classification, type ClassifiedAccount, isFinal } from "../Classification.ts";
import { isOfOtherHalf } from "../canStandIn.ts";
import type { Place } from "../placeOf.ts";
import { RULES_KNOW } from "../readings/strengths.ts";
import { type Evidence, isAllowed, NOT_ALLOWED } from "./Evidence.ts";
import type { Familiarity, LearntWeights } from "./evidenceFor.ts";
import { type AccountEvidence, evidenceAlone } from "./gatherEvidence.ts";
import { CASH, isCashAmongResults } from "./isCashAmongResults.ts";
import { isGuessed, isOfType, standsAmong } from "./isGuessed.ts";
import { isOfSale, OF_SALE } from "./isOfSale.ts";
import learntSections from "./learntSections.json" with { type: "json" };
import { lookAround } from "./lookAround.ts";
import { readInBlock } from "./readInBlock.ts";
import { NOTHING_AROUND, signsAround } from "./signsAround.ts";
import { type AccountSigns, signsOf, signsOfChart } from "./signsOf.ts";
import type { WeighedAccount } from "./WeighedAccount.ts";
import {
  BY_BLOCKS,
  BY_SECTIONS,
  likeliest,
  type Odds,
  oddsOfAll,
  rivalsOf,
  sharesOf,
  weighTogether,
} from "./weighTogether.ts";

/** Weighs all readings of each account; null where one holds already, or too little is said. */
export function weighAll(
  inOrder: readonly ClassifiedAccount[],
  weights: LearntWeights,
  sections: LearntSections = learntSections,
): (WeighedAccount | null)[] {
  // Where nothing is left to weigh, as where a person gave every role, nothing around it counts
  if (inOrder.every(({ classification }) => isKept(classification))) return inOrder.map(() => null);
  const { gathered, blocks, standing, isInOrder, ...books } = lookAround(
    inOrder,
    weights,
    sections,
  );
  const weighed = inOrder.map((account, at) => {
    const [own, block] = [gathered[at], blocks[at]];
    if (own === undefined || block === undefined || isKept(account.classification)) return null;
    return weigh(account, { own, block, standing: standing[at] ?? null, ...books }, weights);
  });
  const chart = signsOfChart(weighed.flatMap((each) => each?.signs ?? []));
  const around = isInOrder ? signsAround(weighed.map((each, at) => roleOf(each, inOrder[at]))) : [];
  return weighed.map((each, at) => {
    if (each === null) return null;
    return { ...each, signs: { ...each.signs, ...(around[at] ?? NOTHING_AROUND), ...chart } };
  });
}

/** What an account is read as: by all readings weighed together, or as it was where one holds already. */
function roleOf(weighed: WeighedAlone | null, account: ClassifiedAccount | undefined): Role | null {
  return weighed?.role ?? account?.classification.role ?? null;
}

/** An account weighed by itself. */
type WeighedAlone = Omit<WeighedAccount, "signs"> & { signs: AccountSigns };

/** What is known of an account, of those around it, and whether they may rule out what its name says. */
type Surroundings = {
  own: AccountEvidence;
  block: NatureShares;
  standing: SectionsAround | null;
  mayMove: boolean;
  /** Whether the books word their names in phrases. */
  isPhrased: boolean;
};

/** The user's word stands, so does the number of a national chart, and what a name leaves to a person. */
export function isKept(first: Classification): boolean {
  const { role, confidence, needsPerson } = first;
  return isFinal(first) || needsPerson === true || (role === null && confidence > 0);
}

/** A fainter guess is none: the account is left to a person. */
const FAINTEST = 1.5;

/** A reading by rules this sure gives way only to a role that is likelier than not by its own words too: where an
 * account stands, and what stands beside it, does not shake it, it only makes it less sure. */
const KNOWS_ROLE = 0.65;
const EVEN = 0.5;

function holds(
  { facts, classification: first }: ClassifiedAccount,
  own: AccountEvidence,
  weights: LearntWeights,
): boolean {
  if (first.confidence < KNOWS_ROLE) return false;
  return (
    isLikeliest(first, own.evidence) ||
    isLikeliest(first, evidenceAlone({ facts, classification: first }, weights))
  );
}

/** Whether nothing else is likelier than not by what was learnt of an account, its nature left open. */
function isLikeliest(first: Classification, evidence: Evidence): boolean {
  const { role } = first;
  if (role === null || !isAllowed(evidence, role)) return false;
  const byWords = weighTogether(first, evidence, NOWHERE);
  const likely = likeliest(byWords);
  return likely === null || likely === role || sharesOf(oddsOfAll(byWords), likely).own < EVEN;
}

/**
 * Into the other statement, where it changes the profit, and into the other half of the profit than the file says, an
 * account goes only by a reading that is likely.
 */
function crossesUnsurely(
  first: Classification,
  likely: Role,
  { natures }: Place,
  { together, odds }: { together: Evidence; odds: Odds },
): boolean {
  const { role } = first;
  if (role === null || !isAllowed(together, role)) return false;
  const isOther = isProfitAndLossRole(role) !== isProfitAndLossRole(likely);
  const isOtherHalf = isOfOtherHalf(natures, likely) && !isOfOtherHalf(natures, role);
  return (isOther || isOtherHalf) && sharesOf(odds, likely).own < LIKELY;
}

const LIKELY = 0.8;

const NOWHERE: NatureShares = {
  asset: 0.2,
  liability: 0.2,
  equity: 0.2,
  income: 0.2,
  expense: 0.2,
};

/**
 * What was learnt of the roles that the accounts around allow, where they rule out that of the first reading: so
 * far out of its block that was wrong four times of five, however sure the rule. Null where they do not, or where the
 * file itself says the nature.
 */
function evidenceWithin(
  { role }: Classification,
  { evidence, place }: AccountEvidence,
  block: NatureShares,
): Evidence | null {
  if (role === null || place.natures.length === 1) return null;
  if (!isRuledOut(placeOfRole(role), block)) return null;
  const within = evidence.map((value, at) => (isRuledOut(at, block) ? NOT_ALLOWED : value));
  return likeliest(within) === null ? null : within;
}

/** Whether the accounts around make none of the natures likely that the role at a place may stand among. */
function isRuledOut(place: number, block: NatureShares): boolean {
  const around = (standings[place] ?? []).map((nature) => block[nature]);
  return Math.max(...around) < RULED_OUT;
}

/** A share this small is none. */
const RULED_OUT = 0.05;

/** Where no word of a name was met before, what its type says holds. */
function isPossible({ role }: Classification, together: Evidence): boolean {
  return role !== null && isAllowed(together, role);
}

/** Where an account stands alone tells no role: a word of its name has to have been met before. */
function isKnown({ words, own }: Familiarity): boolean {
  return words > 0 || own > 0;
}

function weigh(
  { facts, classification }: ClassifiedAccount,
  { own, block, standing, mayMove, isPhrased }: Surroundings,
  weights: LearntWeights,
): WeighedAlone | null {
  const natures = mayMove && standing !== null ? standing.natures : block;
  const around = mayMove ? BY_SECTIONS : BY_BLOCKS;
  const first = readInBlock(facts, classification, own.place, {
    block: natures,
    sure: around.sure,
  });
  const within = mayMove ? evidenceWithin(first, own, natures) : null;
  const together = weighTogether(first, within ?? own.evidence, natures, around);
  const likely = likeliest(together);
  if (likely === null) return null;
  const odds = { inAll: oddsOfAll(together), byWords: oddsOfAll(own.evidence) };
  const isMet = isKnown(own.known);
  const staysFirst = isMet
    ? within === null &&
      (holds({ facts, classification: first }, own, weights) ||
        crossesUnsurely(first, likely, own.place, { together, odds: odds.inAll }))
    : isPossible(first, together);
  const read = staysFirst && first.role !== null ? first.role : likely;
  const ruled = ruledWithin(first, read, own.place, together) ?? read;
  const isCash = isCashAmongResults({ facts, classification }, ruled, own);
  const role = isCash ? CASH : ruled;
  const weighed = { role, odds, block, standing };
  const signs = signsOf({ facts, classification: first }, own, weighed);
  const saysNothing = signs.posterior < -FAINTEST || !isMet;
  if (first.role === null && saysNothing) return null;
  const reading = { facts, first, read, role, isPhrased };
  const sale = isOfSale(reading, own.place, weights) ? [OF_SALE] : [];
  const rivals = [read, ...sale, ...rivalsOf(odds.byWords, role)].filter((each) => each !== role);
  const isMoved = within !== null && role !== first.role;
  return {
    role,
    first: isCash ? classification : first,
    signs,
    place: own.place,
    rivals: [...new Set(rivals)],
    isMoved,
    isGuessed: isCash || sale.length > 0 || isGuessed(reading, own, signs, weights),
  };
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
