import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { isProfitAndLossRole, type Role } from "../../roles/roles.ts";
import { standingsOf } from "../blocks/standingsOf.ts";
import { foldName } from "../language/foldName.ts";
import { type ChartLanguage, recogniseLanguage } from "../language/recogniseLanguage.ts";
import { fitsBeyondChance } from "./fitsBeyondChance.ts";
import { isNamed } from "./isNamed.ts";
import {
  type Beginnings,
  compare,
  count,
  FEWEST_AGAINST,
  fitsMostly,
  type Lead,
  leadOf,
  markedBy,
  type Named,
  numberedBy,
  thatBeginWith,
} from "./leadOf.ts";
import { type Mark, marksOf } from "./marksOf.ts";
import type { NationalChart } from "./NationalChart.ts";
import { nationalCharts } from "./nationalCharts.ts";
import { isNumber, numberOf } from "./numberOf.ts";
import { readNumber } from "./readNumber.ts";
import { inGroups } from "./withZerosInFront.ts";

/**
 * The national chart that a file's accounts are numbered by, told by how many of its numbers carry the
 * names they have there; null where none fits, where chance would fit it as well, or where some of the accounts are
 * of another chart.
 */
export function recogniseChart(
  accounts: readonly AccountFacts[],
  language: ChartLanguage = recogniseLanguage(accounts),
): NationalChart | null {
  const named = numberedAndNamed(accounts);
  const numbered = numberedBy(named);
  const charts = nationalCharts.map(inGroups(named));
  let best: ({ chart: NationalChart } & Lead) | null = null;
  for (const chart of charts) {
    const beginnings = numbered(chart.digits);
    const lead = leadOf(chart, beginnings, language);
    const fits = lead !== null && !isOfAnother(chart, beginnings);
    if (fits && (best === null || isAhead(lead, best))) best = { chart, ...lead };
  }
  if (best === null || hasStrangeBalances(best.chart, best.marks, named, numbered)) return null;
  if (isMixed(best.chart, charts, numbered)) return null;
  return fitsBeyondChance(best.chart, accounts, language) ? best.chart : null;
}

/** Names of the country come before those of roles, whichever chart has more of them. */
function isAhead(one: Lead, other: Lead): boolean {
  return one.isByRoles === other.isByRoles ? one.lead > other.lead : other.isByRoles;
}

function numberedAndNamed(accounts: readonly AccountFacts[]): Named[] {
  return accounts.flatMap(({ code, name }) =>
    code === name || !isNumber(code) ? [] : [{ code, name: foldName(name) }],
  );
}

/**
 * Another chart that books in English go with as well as with the one they are read by: where neighbours number most
 * accounts alike, only the names of their countries tell them apart.
 */
export function twinOf(
  chart: NationalChart,
  accounts: readonly AccountFacts[],
  language: ChartLanguage,
): NationalChart | null {
  const numbered = numberedBy(numberedAndNamed(accounts));
  const own = leadOf(chart, numbered(chart.digits), language);
  if (own === null || !own.isByRoles) return null;
  const isTwin = (other: NationalChart) => {
    const lead = leadOf(other, numbered(other.digits), language)?.lead ?? 0;
    return other.id !== chart.id && lead + ONE_NAME >= own.lead;
  };
  return nationalCharts.find(isTwin) ?? null;
}

/** What one name more that is met, and none less that is missed, makes of a lead. */
const ONE_NAME = 2;

/** With so many accounts of the balance sheet, one of them at least has to be named as the chart names it. */
const MANY_BALANCES = 8;

/**
 * Whether accounts are named as in charts of other countries that number most accounts alike: Lebanon, Mauritania
 * and Algeria have the French balance sheet, and taxes or other costs where France has wages.
 */
function isOfAnother(
  { unlike = {}, unlikeMostly = {}, marks }: NationalChart,
  beginnings: Beginnings,
): boolean {
  const namedBy = (number: string, words: string) =>
    thatBeginWith(beginnings, number).filter(({ name }) => isNamed(name, words));
  const others = Object.entries(unlike).flatMap(([number, words]) => namedBy(number, words));
  const outnumbered = Object.entries(unlikeMostly).flatMap(([number, words]) => {
    const strange = namedBy(number, words);
    const own = namedBy(number, marks[number] ?? words);
    return strange.length > own.length ? strange : [];
  });
  return others.length + outnumbered.length >= FEWEST_AGAINST;
}

/**
 * Whether a chart is told by its results alone, though there are balances: some number results alike and the balance
 * sheet in their own way.
 */
function hasStrangeBalances(
  chart: NationalChart,
  marks: readonly Mark[],
  named: readonly Named[],
  numbered: (digits: number | undefined) => Beginnings,
): boolean {
  const [{ met }] = compare(marks, chart, numbered(chart.digits));
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
  charts: readonly NationalChart[],
  numbered: (digits: number | undefined) => Beginnings,
): boolean {
  return charts.some((other) => {
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

function standAlike(one: Role, other: Role): boolean {
  return standingsOf(one).some((nature) => standingsOf(other).includes(nature));
}

/** How many digits the numbers have that carry the names of a chart; null where none does. */
export function digitsUsed(
  chart: NationalChart,
  accounts: readonly AccountFacts[],
  language: ChartLanguage,
): number | null {
  const marks = marksOf(chart, language);
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
