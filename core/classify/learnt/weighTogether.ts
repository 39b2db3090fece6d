import type { Role } from "../../roles/roles.ts";
import type { NatureShares } from "../blocks/natureBlocks.ts";
import { standingsOf } from "../blocks/standingsOf.ts";
import type { Evidence } from "./evidenceFor.ts";

/** A role, or null, and how sure it is (0 to 1). */
export type FirstReading = { role: Role | null; confidence: number };

/** How much the first reading's odds and those around count beside what was learnt, how little of those
 * around is left where they say another nature, and how far all together are taken back; chosen on the
 * seen public charts, each read by what was learnt from others. */
const FIRST_COUNTS = 1;
const BLOCK_COUNTS = 1.3;
const NEVER = 0.02;
const CAUTION = 1.25;
/** Only a role given by the user is surer. */
const SUREST = 0.98;

/** What was learnt, the first reading, and the block of the chart it stands in, weighed together. */
export function weighTogether(
  first: FirstReading,
  evidence: Evidence,
  block: NatureShares,
): Map<Role, number> {
  const around = logarithmsOf(block);
  const together = new Map<Role, number>();
  for (const [role, learnt] of evidence) {
    const own = role === first.role ? oddsOf(first.confidence) : 0;
    together.set(role, learnt + FIRST_COUNTS * own + BLOCK_COUNTS * mostOf(around, role));
  }
  return together;
}

/** What a block says of each nature, once for all roles. */
function logarithmsOf({ asset, liability, equity, income, expense }: NatureShares): NatureShares {
  const logarithm = (share: number) => Math.log(Math.max(NEVER, share));
  return {
    asset: logarithm(asset),
    liability: logarithm(liability),
    equity: logarithm(equity),
    income: logarithm(income),
    expense: logarithm(expense),
  };
}

/** The most of what is said of the natures among which a role may stand. */
function mostOf(said: NatureShares, role: Role): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const nature of standingsOf(role)) most = Math.max(most, said[nature]);
  return most;
}

function oddsOf(confidence: number): number {
  const certain = Math.min(confidence, SUREST);
  return Math.max(0, Math.log(certain / (1 - certain)));
}

/** The role with the most evidence; null where none is allowed. */
export function likeliest(evidence: Evidence): Role | null {
  let best: Role | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const [role, value] of evidence) {
    if (value > most) [best, most] = [role, value];
  }
  return best;
}

/** The roles other than this one that a share worth naming of all evidence speaks for, the likeliest first. */
export function rivalsOf(evidence: Evidence, role: Role): Role[] {
  const highest = Math.max(...evidence.values());
  const odds = [...evidence].map(
    ([each, value]) => [each, Math.exp((value - highest) / CAUTION)] as const,
  );
  const all = odds.reduce((sum, [, own]) => sum + own, 0);
  return odds
    .filter(([each, own]) => each !== role && own >= RIVAL * all)
    .sort(([, one], [, other]) => other - one)
    .map(([each]) => each);
}

/** Half of the asked accounts that are proposed for a wrong line have the right one among such rivals (decision 213). */
const RIVAL = 0.1;

/** The shares, of all roles for which something speaks, of one role and of those of its natures. */
export function sharesOf(evidence: Evidence, role: Role): { own: number; alike: number } {
  const natures = standingsOf(role);
  const highest = Math.max(...evidence.values());
  const sums = { own: 0, alike: 0, all: 0 };
  for (const [each, value] of evidence) {
    const odds = Math.exp((value - highest) / CAUTION);
    sums.all += odds;
    if (each === role) sums.own = odds;
    if (standingsOf(each).some((nature) => natures.includes(nature))) sums.alike += odds;
  }
  return { own: sums.own / sums.all, alike: sums.alike / sums.all };
}
