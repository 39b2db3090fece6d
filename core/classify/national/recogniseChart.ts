import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { isProfitAndLossRole } from "../../roles/roles.ts";
import { foldName } from "../language/foldName.ts";
import type { NationalChart } from "./NationalChart.ts";
import { nationalCharts } from "./nationalCharts.ts";
import { numberOf } from "./numberOf.ts";
import { readNumber } from "./readNumber.ts";

/**
 * The national chart that a file's accounts are numbered by, told by how many of its numbers carry the
 * names they have there; null where none fits.
 */
export function recogniseChart(accounts: readonly AccountFacts[]): NationalChart | null {
  const named = accounts.flatMap(({ code, name }) =>
    code === name || !isNumber(code) ? [] : [{ code, name: foldName(name) }],
  );
  const numbered = numberedBy(named);
  let best: { chart: NationalChart; met: number } | null = null;
  for (const chart of nationalCharts) {
    const beginnings = numbered(chart.digits);
    const [balances, results] = compare(chart, beginnings);
    const met = balances.met + results.met;
    const missed = balances.missed + results.missed;
    const isContradicted = [balances, results].some(
      (half) => half.missed >= FEWEST_AGAINST && half.missed > half.met,
    );
    const isLike = met >= FEWEST && met >= SHARE * (met + missed) && !isContradicted;
    const fits = isLike && !isOfAnother(chart, beginnings);
    if (fits && (best === null || met - missed > best.met)) best = { chart, met: met - missed };
  }
  return best?.chart ?? null;
}

/** Numbers have digits, but for the reference codes of the Dutch RGS ("BLimBan"). */
function isNumber(code: string): boolean {
  return /\d/.test(code) || /^[BW](?:[A-Z][a-z]{2})+$/.test(code);
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

type Named = { code: string; name: string };
type Numbered = { number: string; name: string };

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
      if (its === undefined) beginnings.set(beginning, [{ number, name }]);
      else its.push({ number, name });
    }
    made.set(digits, beginnings);
    return beginnings;
  };
}

function thatBeginWith(beginnings: Beginnings, number: string): readonly Numbered[] {
  const alike = beginnings.get(number.slice(0, BEGINNING)) ?? [];
  return alike.filter((account) => account.number.startsWith(number));
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
  for (const [number, words] of Object.entries(chart.marks)) {
    const its = thatBeginWith(beginnings, number).filter(
      (account) => account.number.length >= (chart.shortest ?? 0),
    );
    if (its.length === 0) continue;
    const isMet = its.some(({ name }) => isNamed(name, words));
    const role = readNumber(chart, number, null)?.role;
    const half = role && isProfitAndLossRole(role) ? results : balances;
    if (isMet) half.met += 1;
    else half.missed += 1;
  }
  return [balances, results];
}

/** Whether a folded name has one of the words of a mark. */
function isNamed(name: string, words: string): boolean {
  return words.split("|").some((word) => name.includes(word));
}

/** How many digits the numbers have that carry the names of a chart; null where none does. */
export function digitsUsed(chart: NationalChart, accounts: readonly AccountFacts[]): number | null {
  const marks = Object.entries(chart.marks);
  const counts = new Map<number, number>();
  for (const { code, name } of accounts) {
    const number = numberOf(code, chart.digits);
    const isMarked = marks.some(
      ([mark, words]) => number.startsWith(mark) && isNamed(foldName(name), words),
    );
    if (isMarked) counts.set(number.length, (counts.get(number.length) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}
