import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import type { NatureShares } from "../blocks/natureBlocks.ts";
import { standingsOf } from "../blocks/standingsOf.ts";
import type { ClassifiedAccount } from "../Classification.ts";
import type { Evidence } from "./Evidence.ts";
import type { Familiarity } from "./evidenceFor.ts";
import type { Look } from "./lookAt.ts";
import { type SignsAround, signIdsAround } from "./signsAround.ts";
import { sharesOf } from "./weighTogether.ts";

/** How much speaks for a reading in all and by words alone, for its nature, and by the accounts around;
 * whether the rules say the same; how much of the name is known. */
const accountSignIds = [
  "posterior",
  "words",
  "nature",
  "natureByWords",
  "block",
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

type Weighed = { role: Role; together: Evidence; block: NatureShares };

/** The signs of a reading of an account by itself: odds as logarithms, shares from 0 to 1. */
export function signsOf(
  { facts, classification: first }: ClassifiedAccount,
  { known, evidence }: Look,
  { role, together, block }: Weighed,
): AccountSigns {
  const inAll = sharesOf(together, role);
  const byWords = sharesOf(evidence, role);
  const ruled = first.role === null ? 0 : logit(first.confidence);
  return {
    posterior: logit(inAll.own),
    words: logit(byWords.own),
    nature: logit(inAll.alike),
    natureByWords: logit(byWords.alike),
    block: logit(Math.max(...standingsOf(role).map((nature) => block[nature]))),
    agreed: first.role === role ? ruled : 0,
    overruled: first.role === role ? 0 : ruled,
    unruled: first.role === null ? 1 : 0,
    known: known.words,
    pairs: known.pairs,
    length: Math.log(1 + known.length),
    unread: unreadOf(facts, known),
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
