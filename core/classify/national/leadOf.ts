import { isProfitAndLossRole } from "../../roles/roles.ts";
import type { ChartLanguage } from "../language/recogniseLanguage.ts";
import { isNamed } from "./isNamed.ts";
import { type Mark, marksOf } from "./marksOf.ts";
import type { NationalChart } from "./NationalChart.ts";
import { numberOf } from "./numberOf.ts";

/** How many more numbers carry their names than do not, and the names that they are held against. */
export type Lead = { readonly lead: number; readonly marks: readonly Mark[]; isByRoles: boolean };

/**
 * Whether enough numbers of a chart carry their names: those of its country, or in books in English those that
 * accounts of such roles have.
 */
export function leadOf(
  chart: NationalChart,
  beginnings: Beginnings,
  language: ChartLanguage,
): Lead | null {
  const own = marksOf(chart);
  const lead = leadBy(compare(own, chart, beginnings), FEWEST, SHARE);
  if (lead !== null) return { lead, marks: own, isByRoles: false };
  if (language !== "english") return null;
  const marks = marksOf(chart, language);
  const byRoles = leadBy(compare(marks, chart, beginnings), FEWEST_BY_ROLES, SHARE_BY_ROLES);
  return byRoles === null ? null : { lead: byRoles, marks, isByRoles: true };
}

function leadBy([balances, results]: Halves, fewest: number, share: number): number | null {
  const both = { met: balances.met + results.met, missed: balances.missed + results.missed };
  const isContradicted = [balances, results].some(
    (half) => half.missed >= FEWEST_AGAINST && half.missed > half.met,
  );
  return fitsMostly(both, fewest, share) && !isContradicted ? both.met - both.missed : null;
}

/** So many numbers must carry their names… */
const FEWEST = 4;
/** …and this share of those that the file has… */
const SHARE = 0.65;
/** English words are those of a role and say less: in 25 national charts in English three in four numbers carry them. */
const FEWEST_BY_ROLES = 8;
const SHARE_BY_ROLES = 0.75;
/**
 * …and not most of so many in the balance sheet, or in the profit and loss: many charts begin with
 * cash, receivables and payables at the same numbers, and part from each other after them.
 */
export const FEWEST_AGAINST = 2;

/** An account with a number and its folded name. */
export type Named = { code: string; name: string };
type Numbered = Named & { number: string };

/** Accounts by how their numbers begin. */
export type Beginnings = ReadonlyMap<string, readonly Numbered[]>;

/** No chart is told by fewer digits. */
const BEGINNING = 2;

/** The accounts by the beginnings of their numbers, as charts of so many digits write them. */
export function numberedBy(accounts: readonly Named[]): (digits: number | undefined) => Beginnings {
  const made = new Map<number | undefined, Beginnings>();
  return (digits) => {
    const known = made.get(digits);
    if (known !== undefined) return known;
    const beginnings = new Map<string, Numbered[]>();
    for (const { code, name } of accounts) {
      const number = numberOf(code, digits);
      const beginning = number.slice(0, BEGINNING);
      const its = beginnings.get(beginning);
      if (its === undefined) beginnings.set(beginning, [{ code, number, name }]);
      else its.push({ code, number, name });
    }
    made.set(digits, beginnings);
    return beginnings;
  };
}

const NONE: readonly Numbered[] = [];

/** The accounts whose numbers begin so. */
export function thatBeginWith(beginnings: Beginnings, number: string): readonly Numbered[] {
  const alike = beginnings.get(number.slice(0, BEGINNING));
  return alike === undefined ? NONE : alike.filter((account) => account.number.startsWith(number));
}

/** Counts whether one of the accounts at a number is met, or there are others. */
export function count(compared: Compared, its: readonly { isMet: boolean }[]): void {
  if (its.some(({ isMet }) => isMet)) compared.met += 1;
  else if (its.length > 0) compared.missed += 1;
}

/** Whether so many are met, and this share of all. */
export function fitsMostly({ met, missed }: Compared, fewest: number, share: number): boolean {
  return met >= fewest && met >= share * (met + missed);
}

type Compared = { met: number; missed: number };

type Halves = [balances: Compared, results: Compared];

/**
 * How many marked numbers of a chart the file has under their names, and how many under others: in the
 * balance sheet, and in the profit and loss.
 */
export function compare(
  marks: readonly Mark[],
  chart: NationalChart,
  beginnings: Beginnings,
): Halves {
  const balances: Compared = { met: 0, missed: 0 };
  const results: Compared = { met: 0, missed: 0 };
  for (const mark of marks) {
    const { role, words } = mark;
    const its = markedBy(chart, mark, beginnings);
    count(
      role && isProfitAndLossRole(role) ? results : balances,
      its.map(({ name }) => ({ isMet: isNamed(name, words) })),
    );
  }
  return [balances, results];
}

/** The accounts whose numbers begin with one that a chart is told by. */
export function markedBy(
  { shortest = 0 }: NationalChart,
  { number: mark }: Mark,
  beginnings: Beginnings,
): readonly Numbered[] {
  return thatBeginWith(beginnings, mark).filter(({ number }) => number.length >= shortest);
}
