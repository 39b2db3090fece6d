import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import type { NatureShares } from "../blocks/natureBlocks.ts";
import { standingsOf } from "../blocks/standingsOf.ts";
import type { ClassifiedAccount } from "../Classification.ts";
import { type Evidence, type LearntWeights, shareKnown } from "./evidenceFor.ts";
import type { Look } from "./lookAt.ts";
import { sharesOf } from "./weighTogether.ts";

/**
 * What tells how far a reading may be trusted: how much speaks for it in all and by words alone, for its
 * nature, by the accounts around; whether the rules say the same; how much of the name is known.
 */
export const signIds = [
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

export type Signs = Readonly<Record<(typeof signIds)[number], number>>;

type Weighed = { role: Role; together: Evidence; block: NatureShares };

/** The signs of a reading of an account: odds as logarithms, shares from 0 to 1. */
export function signsOf(
  { facts, classification: first }: ClassifiedAccount,
  { cues, evidence }: Look,
  { role, together, block }: Weighed,
  weights: LearntWeights,
): Signs {
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
    known: shareKnown(cues, "word ", weights),
    pairs: shareKnown(cues, "pair ", weights),
    length: Math.log(1 + cues.filter((cue) => cue.startsWith("word ")).length),
    unread: unreadOf(facts, cues, weights),
  };
}

/** The share of a name that is neither read in the words of the vocabulary nor was learnt as it stands. */
function unreadOf(
  { printed }: AccountFacts,
  cues: readonly string[],
  weights: LearntWeights,
): number {
  return printed === undefined ? 0 : printed.unread * (1 - shareKnown(cues, "own ", weights));
}

/** Shares are kept this far from 0 and 1, where their logarithm of odds is infinite. */
const EDGE = 0.001;

function logit(share: number): number {
  const within = Math.min(1 - EDGE, Math.max(EDGE, share));
  return Math.log(within / (1 - within));
}
