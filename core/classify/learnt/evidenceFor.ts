import { isRole, placeOfRole, type Role, roleIds } from "../../roles/roles.ts";
import { type Evidence, NOT_ALLOWED } from "./Evidence.ts";
import learntWeights from "./learntWeights.json" with { type: "json" };
import { readPairs, type WrittenWeights } from "./writtenWeights.ts";

/** By cue, pairs of the role's place in `roleIds` and its weight, in twentieths of a logarithm of odds. */
export type AllWeights = ReadonlyMap<string, readonly number[]>;

/** The same, to be asked cue by cue. */
export type LearntWeights = Pick<AllWeights, "get" | "has">;

/** What stands written, as learnt from all that may be learnt from; of a role that is no more, nothing. */
export const LEARNT: LearntWeights = readWhenAsked(learntWeights as WrittenWeights); // the shape its writer gives it

/** Weights as they stand written, by the places that roles have now. */
export function readWeights(written: WrittenWeights): AllWeights {
  const weights = readWhenAsked(written);
  return new Map(Object.keys(written.cues).map((cue) => [cue, weights.get(cue) ?? []]));
}

/** Reads each cue the first time that it is met: no chart meets a tenth of them, and whoever starts waits for none. */
function readWhenAsked({ roles, cues }: WrittenWeights): LearntWeights {
  const places = roles.map((id) => (isRole(id) ? placeOfRole(id) : -1));
  const known = new Map<string, readonly number[]>();
  const has = (cue: string) => Object.hasOwn(cues, cue);
  const get = (cue: string) => {
    const already = known.get(cue);
    if (already || !has(cue)) return already;
    const pairs = inPlace(readPairs(cues[cue] ?? ""), places);
    known.set(cue, pairs);
    return pairs;
  };
  return { get, has };
}

function inPlace(pairs: readonly number[], places: readonly number[]): number[] {
  return pairs.flatMap((role, at) => {
    const place = places[role] ?? -1;
    return at % 2 === 1 || place < 0 ? [] : [place, pairs[at + 1] ?? 0];
  });
}

/** What the cues of an account say, by what was learnt, of each role among those allowed. */
export function evidenceFor(
  cues: readonly string[],
  weights: LearntWeights,
  isAllowed: (role: Role, place: number) => boolean,
): Evidence {
  const evidence = sumsOf(cues, weights);
  roleIds.forEach((role, at) => {
    evidence[at] = isAllowed(role, at) ? (evidence[at] ?? 0) / 20 : NOT_ALLOWED;
  });
  return evidence;
}

/** How many words a name has, and how much of it occurs in the learnt charts, as shares. */
export type Familiarity = {
  length: number;
  words: number;
  pairs: number;
  /** Of its words in another language. */
  own: number;
};

/** How much of a name occurs in the learnt charts, by the cues of its account. */
export function familiarityOf(cues: readonly string[], weights: LearntWeights): Familiarity {
  const words = countKnown(cues, WORD, weights);
  return {
    length: words.all,
    words: shareKnown(words),
    pairs: shareKnown(countKnown(cues, "pair ", weights)),
    own: shareKnown(countKnown(cues, OWN, weights)),
  };
}

/** An account's cues of one kind, and how many of them occur in the learnt charts. */
type Counted = { all: number; known: number };

function countKnown(cues: readonly string[], kind: string, weights: LearntWeights): Counted {
  const counted = { all: 0, known: 0 };
  for (const cue of cues) {
    if (!cue.startsWith(kind)) continue;
    counted.all += 1;
    if (weights.has(cue)) counted.known += 1;
  }
  return counted;
}

/** The share that is known; 0 without cues. */
function shareKnown({ all, known }: Counted): number {
  return all === 0 ? 0 : known / all;
}

/**
 * How much the words of a name, other than those that its type has too, speak for the one of these roles that
 * they speak for most, as a logarithm of odds; 0 where they speak for none.
 */
export function wordsFor(
  cues: readonly string[],
  roles: readonly Role[],
  weights: LearntWeights,
): number {
  const named = cues.filter((cue) => {
    const isWord = cue.startsWith(WORD) || cue.startsWith(OWN);
    return isWord && !cues.includes(`type ${cue.slice(WORD.length)}`);
  });
  const sums = sumsOf(named, weights);
  return Math.max(0, ...roles.map((role) => (sums[placeOfRole(role)] ?? 0) / 20));
}

const WORD = "word ";
const OWN = "own ";

/** The weights that cues have of each role, by its place in `roleIds`. */
function sumsOf(cues: readonly string[], weights: LearntWeights): number[] {
  const sums = new Array<number>(roleIds.length).fill(0);
  for (const cue of cues) {
    const pairs = weights.get(cue);
    if (pairs === undefined) continue;
    for (let at = 0; at < pairs.length; at += 2) {
      const role = pairs[at] ?? 0;
      sums[role] = (sums[role] ?? 0) + (pairs[at + 1] ?? 0);
    }
  }
  return sums;
}
