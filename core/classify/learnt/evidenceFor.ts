import { isRole, placeOfRole, type Role, roleIds } from "../../roles/roles.ts";
import { type Evidence, NOT_ALLOWED } from "./Evidence.ts";
import learntWeights from "./learntWeights.json" with { type: "json" };
import { readPairs, type WrittenWeights } from "./writtenWeights.ts";

/** By cue, pairs of the role's place in `roleIds` and its weight, in twentieths of a logarithm of odds. */
export type LearntWeights = ReadonlyMap<string, readonly number[]>;

/** What stands written, as learnt from all that may be learnt from; of a role that is no more, nothing. */
export const LEARNT: LearntWeights = readWeights(learntWeights as WrittenWeights); // the shape its writer gives it

/** Weights as they stand written, by the places that roles have now. */
export function readWeights({ roles, cues }: WrittenWeights): Map<string, readonly number[]> {
  const places = roles.map((id) => (isRole(id) ? placeOfRole(id) : -1));
  return new Map(
    Object.entries(cues).map(([cue, written]) => [cue, inPlace(readPairs(written), places)]),
  );
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
  isAllowed: (role: Role) => boolean,
): Evidence {
  const sums = new Array<number>(roleIds.length).fill(0);
  for (const cue of cues) addWeights(sums, weights.get(cue) ?? []);
  return roleIds.map((role, at) => (isAllowed(role) ? (sums[at] ?? 0) / 20 : NOT_ALLOWED));
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
  return {
    length: cues.filter((cue) => cue.startsWith(WORD)).length,
    words: shareKnown(cues, WORD, weights),
    pairs: shareKnown(cues, "pair ", weights),
    own: shareKnown(cues, OWN, weights),
  };
}

/** The share of an account's cues of one kind that occur in the learnt charts; 0 without cues. */
function shareKnown(cues: readonly string[], kind: string, weights: LearntWeights): number {
  const its = cues.filter((cue) => cue.startsWith(kind));
  return its.length === 0 ? 0 : its.filter((cue) => weights.has(cue)).length / its.length;
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
  const sums = new Array<number>(roleIds.length).fill(0);
  for (const cue of cues) {
    const isWord = cue.startsWith(WORD) || cue.startsWith(OWN);
    if (!isWord || cues.includes(`type ${cue.slice(WORD.length)}`)) continue;
    addWeights(sums, weights.get(cue) ?? []);
  }
  return Math.max(0, ...roles.map((role) => (sums[placeOfRole(role)] ?? 0) / 20));
}

const WORD = "word ";
const OWN = "own ";

function addWeights(sums: number[], pairs: readonly number[]): void {
  for (let at = 0; at < pairs.length; at += 2) {
    const role = pairs[at] ?? 0;
    sums[role] = (sums[role] ?? 0) + (pairs[at + 1] ?? 0);
  }
}
