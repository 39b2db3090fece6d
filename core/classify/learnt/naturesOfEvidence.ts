import { type Nature, placeOfRole } from "../../roles/roles.ts";
import type { NatureShares } from "../blocks/natureBlocks.ts";
import { placesAmong, standingsOf } from "../blocks/standingsOf.ts";
import { type Classification, isFinal } from "../Classification.ts";
import { type Evidence, mostEvidence, NOT_ALLOWED, sumAt } from "./Evidence.ts";

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
  const highest = Math.max(mostEvidence(evidence), 0);
  const odds = evidence.map((value) => Math.exp((value - highest) / CAUTION));
  const shares = {
    asset: sumAt(AMONG.asset, odds),
    liability: sumAt(AMONG.liability, odds),
    equity: sumAt(AMONG.equity, odds),
    income: sumAt(AMONG.income, odds),
    expense: sumAt(AMONG.expense, odds),
  };
  const sum = Object.values(shares).reduce((total, share) => total + share, 0) || 1;
  const own = first.role === null ? [] : standingsOf(first.role);
  const weight = isFinal(first) ? 1 : first.confidence * FIRST_COUNTS;
  return {
    asset: shareOf("asset"),
    liability: shareOf("liability"),
    equity: shareOf("equity"),
    income: shareOf("income"),
    expense: shareOf("expense"),
  };

  function shareOf(nature: Nature): number {
    if (!possible.includes(nature)) return LEAST / 10;
    const share = own.includes(nature) ? 1 / own.length : 0;
    return LEAST + weight * share + (1 - weight) * (shares[nature] / sum);
  }
}

/** The places of the roles that may stand among each nature. */
const AMONG = {
  asset: placesAmong(["asset"]),
  liability: placesAmong(["liability"]),
  equity: placesAmong(["equity"]),
  income: placesAmong(["income"]),
  expense: placesAmong(["expense"]),
};

/** The share of the first reading beside what was learnt. */
const FIRST_COUNTS = 0.35;

/** How likely an account is of each role by itself, by its place: by its first reading and what was learnt. */
export function rolesOfEvidence(evidence: Evidence, first: Classification): number[] {
  const highest = mostEvidence(evidence);
  const odds = evidence.map((value) =>
    value === NOT_ALLOWED ? 0 : Math.exp((value - highest) / CAUTION),
  );
  const sum = odds.reduce((total, own) => total + own, 0) || 1;
  const { role, confidence } = first;
  const own = role === null ? null : placeOfRole(role);
  const weight = own === null ? 0 : isFinal(first) ? 1 : confidence * FIRST_COUNTS;
  return odds.map((each, at) => (1 - weight) * (each / sum) + (at === own ? weight : 0));
}
