import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import type { NatureShares } from "../blocks/natureBlocks.ts";
import type { SectionsAround } from "../blocks/sectionsAround.ts";
import { standingsOf } from "../blocks/standingsOf.ts";
import type { ClassifiedAccount } from "../Classification.ts";
import type { Familiarity } from "./evidenceFor.ts";
import type { AccountEvidence } from "./gatherEvidence.ts";
import { type SignsAround, signIdsAround } from "./signsAround.ts";
import { type Odds, sharesOf } from "./weighTogether.ts";

/** How much speaks for a reading in all and by words alone, for its nature, and by the accounts around: by their
 * natures, by the sections they stand in, by these and the account itself, and for its role by these sections;
 * whether the rules say the same; how much of the name is known. */
const accountSignIds = [
  "posterior",
  "words",
  "nature",
  "natureByWords",
  "block",
  "section",
  "within",
  "placed",
  "agreed",
  "overruled",
  "unruled",
  "known",
  "pairs",
  "length",
  "unread",
] as const;

/** The same of all accounts of the chart: how well it is read as a whole tells of each of its accounts. */
const chartSignIds = ["chartPosterior", "chartKnown", "chartAgreed", "chartLength"] as const;

/** What tells how far a reading may be trusted. */
export const signIds = [...accountSignIds, ...signIdsAround, ...chartSignIds] as const;

export type AccountSigns = Readonly<Record<(typeof accountSignIds)[number], number>>;
export type ChartSigns = Readonly<Record<(typeof chartSignIds)[number], number>>;
export type Signs = AccountSigns & SignsAround & ChartSigns;

/** Few accounts tell little of a chart: what they tell counts as if so many more said nothing. */
const SILENT = 10;
/** Names have three words, as often as not. */
const USUAL_LENGTH = Math.log(4);

/** What the signs of all accounts of a chart say of it. */
export function signsOfChart(all: readonly AccountSigns[]): ChartSigns {
  const mean = (signOf: (signs: AccountSigns) => number) =>
    all.reduce((sum, signs) => sum + signOf(signs), 0) / (all.length + SILENT);
  return {
    chartPosterior: mean(({ posterior }) => posterior),
    chartKnown: mean(({ known }) => known),
    chartAgreed: mean(({ agreed }) => agreed),
    chartLength: mean(({ length }) => length - USUAL_LENGTH),
  };
}

type Weighed = {
  role: Role;
  /** In all, and by words alone. */
  odds: { inAll: Odds; byWords: Odds };
  block: NatureShares;
  standing: SectionsAround | null;
};

/** The signs of a reading of an account by itself: odds as logarithms, shares from 0 to 1. */
export function signsOf(
  { facts, classification: first }: ClassifiedAccount,
  { known, natures }: AccountEvidence,
  { role, odds, block, standing }: Weighed,
): AccountSigns {
  const inAll = sharesOf(odds.inAll, role);
  const byWords = sharesOf(odds.byWords, role);
  const ruled = first.role === null ? 0 : logit(first.confidence);
  return {
    posterior: logit(inAll.own),
    words: logit(byWords.own),
    nature: logit(inAll.alike),
    natureByWords: logit(byWords.alike),
    block: logit(shareAmong(block, role)),
    ...signsOfStanding(role, natures, standing),
    agreed: first.role === role ? ruled : 0,
    overruled: first.role === role ? 0 : ruled,
    unruled: first.role === null ? 1 : 0,
    known: known.words,
    pairs: known.pairs,
    length: Math.log(1 + known.length),
    unread: unreadOf(facts, known),
  };
}

type StandingSigns = Pick<AccountSigns, "section" | "within" | "placed">;

function signsOfStanding(
  role: Role,
  own: NatureShares,
  standing: SectionsAround | null,
): StandingSigns {
  if (standing === null) return { section: 0, within: 0, placed: 0 };
  const { natures, oddsOf } = standing;
  return {
    section: logit(shareAmong(natures, role)),
    within: logit(shareAmong(both(own, natures), role)),
    placed: Math.log(Math.max(LEAST_ODDS, oddsOf(role))),
  };
}

/** Less than this tells no more. */
const LEAST_ODDS = 0.01;

/** The share of the likeliest nature that a role may stand among. */
function shareAmong(shares: NatureShares, role: Role): number {
  return Math.max(...standingsOf(role).map((nature) => shares[nature]));
}

/** What an account says itself and what those around it say. */
function both(own: NatureShares, around: NatureShares): NatureShares {
  const joint = {
    asset: own.asset * around.asset,
    liability: own.liability * around.liability,
    equity: own.equity * around.equity,
    income: own.income * around.income,
    expense: own.expense * around.expense,
  };
  const all = Object.values(joint).reduce((sum, each) => sum + each, 0);
  return {
    asset: joint.asset / all,
    liability: joint.liability / all,
    equity: joint.equity / all,
    income: joint.income / all,
    expense: joint.expense / all,
  };
}

/** The share of a name that is neither read in the words of the vocabulary nor was learnt as it stands. */
function unreadOf({ printed }: AccountFacts, { own }: Familiarity): number {
  return printed === undefined ? 0 : printed.unread * (1 - own);
}

/** Shares are kept this far from 0 and 1, where their logarithm of odds is infinite. */
const EDGE = 0.001;

function logit(share: number): number {
  const within = Math.min(1 - EDGE, Math.max(EDGE, share));
  return Math.log(within / (1 - within));
}
