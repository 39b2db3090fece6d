import { type Nature, placeOfRole, type Role, roleIds } from "../../roles/roles.ts";
import type { NatureShares } from "../blocks/natureBlocks.ts";
import { placesAmong, standings } from "../blocks/standingsOf.ts";
import { type Evidence, mostEvidence, NOT_ALLOWED, sumAt } from "./Evidence.ts";

/** A role, or null, and how sure it is (0 to 1). */
export type FirstReading = { role: Role | null; confidence: number };

/**
 * How much those around count beside what was learnt, how little of them is left where they say another nature, and
 * how sure they are of a nature that a name is read within it.
 */
type Around = { counts: number; never: number; sure: number };

/** Chosen on the seen public charts, each read by what was learnt from others, as are the figures below. */
export const BY_BLOCKS: Around = { counts: 1.3, never: 0.02, sure: 0.95 };
/** What sections say is meant as it is said. */
export const BY_SECTIONS: Around = { counts: 2, never: 0.01, sure: 0.9 };

/** How much the first reading's odds count beside what was learnt, and how far all together are taken back. */
const FIRST_COUNTS = 1;
const CAUTION = 1.25;
/** Only a role given by the user is surer. */
const SUREST = 0.98;

/** What was learnt, the first reading, and the block of the chart it stands in, weighed together. */
export function weighTogether(
  first: FirstReading,
  evidence: Evidence,
  block: NatureShares,
  { counts, never }: Around = BY_BLOCKS,
): Evidence {
  const around = logarithmsOf(block, never);
  const firstPlace = first.role === null ? null : placeOfRole(first.role);
  return evidence.map((learnt, place) => {
    const own = place === firstPlace ? oddsOf(first.confidence) : 0;
    return learnt + FIRST_COUNTS * own + counts * mostOf(around, standings[place] ?? []);
  });
}

/** What a block says of each nature, once for all roles. */
function logarithmsOf(
  { asset, liability, equity, income, expense }: NatureShares,
  never: number,
): NatureShares {
  const logarithm = (share: number) => Math.log(Math.max(never, share));
  return {
    asset: logarithm(asset),
    liability: logarithm(liability),
    equity: logarithm(equity),
    income: logarithm(income),
    expense: logarithm(expense),
  };
}

/** The most of what is said of these natures. */
function mostOf(said: NatureShares, natures: readonly Nature[]): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const nature of natures) most = Math.max(most, said[nature]);
  return most;
}

function oddsOf(confidence: number): number {
  const certain = Math.min(confidence, SUREST);
  return Math.max(0, Math.log(certain / (1 - certain)));
}

/** The role with the most evidence; null where none is allowed. */
export function likeliest(evidence: Evidence): Role | null {
  const most = mostEvidence(evidence);
  return most === NOT_ALLOWED ? null : (roleIds[evidence.indexOf(most)] ?? null);
}

/** The roles other than this one that a share worth naming of all odds speaks for, the likeliest first. */
export function rivalsOf(odds: Odds, role: Role): Role[] {
  const all = sumAt(ALL, odds);
  const oddsOf = (each: Role) => odds[placeOfRole(each)] ?? 0;
  return roleIds
    .filter((each, place) => each !== role && (odds[place] ?? 0) >= RIVAL * all)
    .sort((one, other) => oddsOf(other) - oddsOf(one));
}

/** Half of the asked accounts that are proposed for a wrong line have the right one among such rivals (decision 213). */
const RIVAL = 0.1;

/** The shares, of all roles for which something speaks, of one role and of those of its natures. */
export function sharesOf(odds: Odds, role: Role): { own: number; alike: number } {
  const place = placeOfRole(role);
  const all = sumAt(ALL, odds);
  return { own: (odds[place] ?? 0) / all, alike: sumAt(ALIKE[place] ?? [], odds) / all };
}

/** The places of all roles, and by the place of each the places of those of its natures. */
const ALL = roleIds.map((_, place) => place);
const ALIKE = standings.map(placesAmong);

/** How likely each role is beside the likeliest, by its place in `roleIds`. */
export type Odds = readonly number[];

/** The odds of all roles by the evidence for each; what is not allowed is not likely at all. */
export function oddsOfAll(evidence: Evidence): Odds {
  const highest = mostEvidence(evidence);
  return evidence.map((value) => Math.exp((value - highest) / CAUTION));
}
