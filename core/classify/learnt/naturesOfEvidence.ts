import type { Nature } from "../../roles/roles.ts";
import type { NatureShares } from "../blocks/natureBlocks.ts";
import { standingsOf } from "../blocks/standingsOf.ts";
import { type Classification, isBeyondDoubt } from "../Classification.ts";
import type { Evidence } from "./evidenceFor.ts";

/** A reading never excludes a nature altogether: the accounts around may know better. */
const LEAST = 0.01;
/** The evidence of words is divided by this, since on its own it claims too much. */
const CAUTION = 2.4;

/** How likely an account is of each nature by itself: by its place, its first reading and what was learnt. */
export function naturesOfEvidence(
  evidence: Evidence,
  first: Classification,
  possible: readonly Nature[],
): NatureShares {
  const shares = { asset: 0, liability: 0, equity: 0, income: 0, expense: 0 };
  const highest = Math.max(...evidence.values(), 0);
  for (const [role, value] of evidence) {
    const share = Math.exp((value - highest) / CAUTION);
    for (const nature of standingsOf(role)) shares[nature] += share;
  }
  const sum = Object.values(shares).reduce((total, share) => total + share, 0) || 1;
  const own = first.role === null ? [] : standingsOf(first.role);
  const weight = isBeyondDoubt(first) ? 1 : first.confidence * FIRST_COUNTS;
  return {
    asset: shareOf("asset"),
    liability: shareOf("liability"),
    equity: shareOf("equity"),
    income: shareOf("income"),
    expense: shareOf("expense"),
  };

  function shareOf(nature: Nature): number {
    if (!possible.includes(nature)) return LEAST / 10;
    const told = own.includes(nature) ? 1 / own.length : 0;
    return LEAST + weight * told + (1 - weight) * (shares[nature] / sum);
  }
}

/** The share of the first reading beside what was learnt. */
const FIRST_COUNTS = 0.35;
