import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { isProfitAndLossRole, type Role } from "../../roles/roles.ts";
import { standingsOf } from "../blocks/standingsOf.ts";
import { foldName } from "../language/foldName.ts";
import { type ChartLanguage, recogniseLanguage } from "../language/recogniseLanguage.ts";
import { fitsBeyondChance } from "./fitsBeyondChance.ts";
import { isNamed } from "./isNamed.ts";
import { type Mark, marksOf } from "./marksOf.ts";
import type { NationalChart } from "./NationalChart.ts";
import { nationalCharts } from "./nationalCharts.ts";
import { isNumber, numberOf } from "./numberOf.ts";
import { readNumber } from "./readNumber.ts";

/**
 * The national chart that a file's accounts are numbered by, told by how many of its numbers carry the
 * names they have there; null where none fits, where chance would fit it as well, or where some of the accounts are
 * of another chart.
 */
export function recogniseChart(
  accounts: readonly AccountFacts[],
  language: ChartLanguage = recogniseLanguage(accounts),
): NationalChart | null {
  const named = accounts.flatMap(({ code, name }) =>
    code === name || !isNumber(code) ? [] : [{ code, name: foldName(name) }],
  );
  const numbered = numberedBy(named);
  let best: { chart: NationalChart; lead: number } | null = null;
  for (const chart of nationalCharts) {
    const beginnings = numbered(chart.digits);
    const [balances, results] = compare(chart, beginnings);
    const both = { met: balances.met + results.met, missed: balances.missed + results.missed };
    const isContradicted = [balances, results].some(
      (half) => half.missed >= FEWEST_AGAINST && half.missed > half.met,
    );
    const isLike = fitsMostly(both, FEWEST, SHARE) && !isContradicted;
    const fits = isLike && !isOfAnother(chart, beginnings);
    const lead = both.met - both.missed;
    if (fits && (best === null || lead > best.lead)) best = { chart, lead };
  }
  if (best === null || hasStrangeBalances(best.chart, named, numbered)) return null;
  if (isMixed(best.chart, numbered)) return null;
  return fitsBeyondChance(best.chart, accounts, language) ? best.chart : null;
}

/** So many numbers must carry their names… */
const FEWEST = 4;
/** …and this share of those that the file has… */
const SHARE = 0.65;
/**
 * …and not most of so many in the balance sheet, or in the profit and loss: many charts begin with
 * cash, receivables and payables at the same numbers, and part from each other after them.
 */
const FEWEST_AGAINST = 2;

/** With so many accounts of the balance sheet, one of them at least has to be named as the chart names it. */
const MANY_BALANCES = 8;

type Named = { code: string; name: string };
type Numbered = Named & { number: string };

/** Accounts by how their numbers begin. */
type Beginnings = ReadonlyMap<string, readonly Numbered[]>;

/** No chart is told by fewer digits. */
const BEGINNING = 2;

/** The accounts by the beginnings of their numbers, as charts of so many digits write them. */
function numberedBy(accounts: readonly Named[]): (digits: number | undefined) => Beginnings {
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

function thatBeginWith(beginnings: Beginnings, number: string): readonly Numbered[] {
  const alike = beginnings.get(number.slice(0, BEGINNING));
  return alike === undefined ? NONE : alike.filter((account) => account.number.startsWith(number));
}

/**
 * Whether accounts are named as in charts of other countries that number most accounts alike: Lebanon, Mauritania
 * and Algeria have the French balance sheet, and taxes or other costs where France has wages.
 */
function isOfAnother({ unlike = {} }: NationalChart, beginnings: Beginnings): boolean {
  const others = Object.entries(unlike).flatMap(([number, words]) =>
    thatBeginWith(beginnings, number).filter(({ name }) => isNamed(name, words)),
  );
  return others.length >= FEWEST_AGAINST;
}

/**
 * Whether a chart is told by its results alone, though there are balances: some number results alike and the balance
 * sheet in their own way.
 */
function hasStrangeBalances(
  chart: NationalChart,
  named: readonly Named[],
  numbered: (digits: number | undefined) => Beginnings,
): boolean {
  const [{ met }] = compare(chart, numbered(chart.digits));
  if (met > 0) return false;
  const balances = named.filter(({ code }) => {
    const role = readNumber(chart, code, null)?.role;
    return role !== undefined && !isProfitAndLossRole(role);
  });
  return balances.length >= MANY_BALANCES;
}

/**
 * Whether books have accounts of another chart beside those of this one, as those of a group have: where the two
 * charts number other things alike, most accounts are named as in the other. Neighbours give some numbers to other
 * roles, and hardly any to another kind of account.
 */
function isMixed(
  chart: NationalChart,
  numbered: (digits: number | undefined) => Beginnings,
): boolean {
  return nationalCharts.some((other) => {
    if (other === chart) return false;
    const beginnings = numbered(other.digits);
    const ofRole = { met: 0, missed: 0 };
    const ofKind = { met: 0, missed: 0 };
    for (const mark of marksOf(other)) {
      const { role, words } = mark;
      const its = markedBy(other, mark, beginnings).map(({ code, name }) => ({
        here: readNumber(chart, code, null)?.role ?? null,
        isMet: isNamed(name, words),
      }));
      count(
        ofRole,
        its.filter(({ here }) => here !== role),
      );
      count(
        ofKind,
        its.filter(({ here }) => here !== null && role !== null && !standAlike(here, role)),
      );
    }
    return fitsMostly(ofRole, 6, 0.7) || fitsMostly(ofKind, 4, 0.5);
  });
}

function count(compared: Compared, its: readonly { isMet: boolean }[]): void {
  if (its.some(({ isMet }) => isMet)) compared.met += 1;
  else if (its.length > 0) compared.missed += 1;
}

function fitsMostly({ met, missed }: Compared, fewest: number, share: number): boolean {
  return met >= fewest && met >= share * (met + missed);
}

function standAlike(one: Role, other: Role): boolean {
  return standingsOf(one).some((nature) => standingsOf(other).includes(nature));
}

type Compared = { met: number; missed: number };

/**
 * How many marked numbers of a chart the file has under their names, and how many under others: in the
 * balance sheet, and in the profit and loss.
 */
function compare(
  chart: NationalChart,
  beginnings: Beginnings,
): [balances: Compared, results: Compared] {
  const balances: Compared = { met: 0, missed: 0 };
  const results: Compared = { met: 0, missed: 0 };
  for (const mark of marksOf(chart)) {
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
function markedBy(
  { shortest = 0 }: NationalChart,
  { number: mark }: Mark,
  beginnings: Beginnings,
): readonly Numbered[] {
  return thatBeginWith(beginnings, mark).filter(({ number }) => number.length >= shortest);
}

/** How many digits the numbers have that carry the names of a chart; null where none does. */
export function digitsUsed(chart: NationalChart, accounts: readonly AccountFacts[]): number | null {
  const marks = marksOf(chart);
  const counts = new Map<number, number>();
  for (const { code, name } of accounts) {
    const number = numberOf(code, chart.digits);
    const isMarked = marks.some(
      (mark) => number.startsWith(mark.number) && isNamed(foldName(name), mark.words),
    );
    if (isMarked) counts.set(number.length, (counts.get(number.length) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}
