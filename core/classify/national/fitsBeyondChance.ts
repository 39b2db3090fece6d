import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { allNatures, type Role } from "../../roles/roles.ts";
import { foldName } from "../language/foldName.ts";
import { inEnglish } from "../language/inEnglish.ts";
import { isTranslated } from "../language/isTranslated.ts";
import type { ChartLanguage } from "../language/recogniseLanguage.ts";
import { readName } from "../readings/readName.ts";
import { isNamed } from "./isNamed.ts";
import type { NationalChart } from "./NationalChart.ts";
import { isNumber, numberOf } from "./numberOf.ts";
import { readNumber } from "./readNumber.ts";
import { withZerosInFront } from "./withZerosInFront.ts";

/**
 * Whether names go with the numbers of a chart far oftener than if the names of each class were dealt out among its
 * numbers by lot. Companies that number their accounts by themselves begin their classes like some chart now and
 * then, and have one account or other of a class where the chart has it; which account it is that stands at a
 * number is chance there, and is the number's meaning in books of the chart.
 */
export function fitsBeyondChance(
  chart: NationalChart,
  accounts: readonly AccountFacts[],
  language: ChartLanguage,
): boolean {
  return isBeyondChance(agreementOf(chart, accounts, language));
}

/** Whether so many names go with their numbers as in books of the chart. */
export function isBeyondChance({ telling, fitting, expected, variance }: Agreement): boolean {
  const beyond = fitting - expected;
  if (beyond <= 0) return false;
  const share = beyond / (telling - expected);
  const enough = share >= MANY ? ENOUGH_OF_MANY : ENOUGH_OF_FEW;
  return share * (beyond / Math.sqrt(variance)) >= enough;
}

/**
 * The share of what chance leaves open, times the standard deviations that it lies beyond chance: small books have few
 * of these and large ones in languages that are not read a small share. Where fewer than two in five names go with
 * their numbers there has to be more: of 800,000 invented companies with numbers of their own the most was 0.93, and
 * 1.40 with the very names of a chart in its order, all of them with a share of a third or less; of 133 charts and books
 * with a chart's numbers the least is 1.49.
 */
const MANY = 0.4;
const ENOUGH_OF_MANY = 0.85;
const ENOUGH_OF_FEW = 1.45;

/** How many names tell anything, how many go with their numbers, and what chance would give (mean and variance). */
export type Agreement = { telling: number; fitting: number; expected: number; variance: number };

/** How the names of accounts go with their numbers in a chart; in very large books, those of some from everywhere. */
export function agreementOf(
  chart: NationalChart,
  accounts: readonly AccountFacts[],
  language: ChartLanguage,
): Agreement {
  const all: Agreement = { telling: 0, fitting: 0, expected: 0, variance: 0 };
  const numbered = accounts.filter(({ code, name }) => code !== name && isNumber(code));
  const step = Math.ceil(numbered.length / ENOUGH);
  const padded = withZerosInFront(chart, numbered);
  const sampled = numbered
    .filter((_, at) => at % step === 0)
    .map((facts) => meaningsOf(padded, facts, language));
  for (const dealt of Map.groupBy(sampled, ({ first }) => first).values()) {
    const { telling, fitting, expected, variance } = agreementWithin(dealt);
    all.telling += telling;
    all.fitting += fitting;
    all.expected += expected;
    all.variance += variance;
  }
  return all;
}

const ENOUGH = 1500;

/** What stands at a number by the chart, or what a name says: the marks it has or is named by, and a role. */
type Meaning = { marks: readonly string[]; role: Role | null };

type AccountMeanings = { first: string; number: Meaning; name: Meaning };

function meaningsOf(
  chart: NationalChart,
  facts: AccountFacts,
  language: ChartLanguage,
): AccountMeanings {
  const number = numberOf(facts.code, chart.digits);
  const name = foldName(facts.name);
  const marks = Object.entries(chart.marks);
  return {
    first: number.slice(0, 1),
    number: {
      marks: marks.flatMap(([mark]) => (number.startsWith(mark) ? mark : [])),
      role: readNumber(chart, facts.code, null)?.role ?? null,
    },
    name: {
      marks: marks.flatMap(([mark, words]) => (isNamed(name, words) ? mark : [])),
      role: roleByName(inEnglish(facts, language)),
    },
  };
}

function roleByName(facts: AccountFacts): Role | null {
  if (isTranslated(facts) && facts.printed?.extent === "part") return null;
  const reading = readName(facts, allNatures);
  return reading !== null && reading.confidence >= SURE ? reading.role : null;
}

const SURE = 0.7;

/**
 * Every name of a class with every number of it: the mean of a lot is that of all pairs, its variance that of what
 * each pair has beyond its row and column (Hoeffding 1951, "A combinatorial central limit theorem"). Like accounts
 * are counted together.
 */
function agreementWithin(dealt: readonly AccountMeanings[]): Agreement {
  const names = counted(dealt.map(({ name }) => name));
  const numbers = counted(dealt.map(({ number }) => number));
  const pairs = names.map(({ meaning }) =>
    numbers.map((number) => (goTogether(meaning, number.meaning) ? 1 : 0)),
  );
  const count = dealt.length;
  const byName = pairs.map((row) => meanOf(row, numbers));
  const byNumber = numbers.map((_, at) =>
    meanOf(
      pairs.map((row) => row[at] ?? 0),
      names,
    ),
  );
  const mean = meanOf(byName, names);
  let squares = 0;
  for (const [row, name] of names.entries()) {
    for (const [column, number] of numbers.entries()) {
      const own = pairs[row]?.[column] ?? 0;
      const beyond = own - (byName[row] ?? 0) - (byNumber[column] ?? 0) + mean;
      squares += name.count * number.count * beyond ** 2;
    }
  }
  return {
    telling: dealt.filter(({ name }) => name.role !== null || name.marks.length > 0).length,
    fitting: dealt.filter(({ name, number }) => goTogether(name, number)).length,
    expected: mean * count,
    variance: count > 1 ? squares / (count - 1) : 0,
  };
}

type Counted = { meaning: Meaning; count: number };

function counted(meanings: readonly Meaning[]): readonly Counted[] {
  const groups = Map.groupBy(meanings, ({ marks, role }) => `${role} ${marks.join(" ")}`);
  return [...groups.values()].flatMap((its) => {
    const [meaning] = its;
    return meaning === undefined ? [] : [{ meaning, count: its.length }];
  });
}

function meanOf(values: readonly number[], among: readonly Counted[]): number {
  const count = among.reduce((sum, each) => sum + each.count, 0);
  return among.reduce((sum, each, at) => sum + each.count * (values[at] ?? 0), 0) / count;
}

function goTogether(name: Meaning, number: Meaning): boolean {
  if (name.role !== null && name.role === number.role) return true;
  return number.marks.some((mark) => name.marks.includes(mark));
}
