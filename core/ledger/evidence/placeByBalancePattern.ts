import type { TrialBalanceRow } from "../../ingest/rows.ts";
import { isWholeHundreds } from "../../money/isWholeHundreds.ts";
import type { Minor } from "../../money/Minor.ts";
import type { Section } from "../AccountFacts.ts";
import type { Ledger } from "../LedgerAccount.ts";

type Statement = Exclude<Section, null>;

/**
 * Places accounts in doubt in the balance sheet or the income statement by the pattern of their balances, compared with
 * the sure accounts of the same books. Balances are carried forward and posted on both sides; income and expenses start
 * at zero each year and stay on one side. An account changes its statement only where the odds are at least 10 to 1.
 */
export function placeByBalancePattern(
  rows: readonly TrialBalanceRow[],
  { accounts }: Ledger,
  inDoubt: ReadonlySet<string>,
  decimals: number,
): ReadonlyMap<string, Statement> {
  const habits = habitsOf(rows, decimals);
  const sure = accounts.filter(({ code }) => !inDoubt.has(code) && habits.has(code));
  const flows = sure.filter(({ isProfitAndLoss }) => isProfitAndLoss);
  const balances = sure.filter(({ isProfitAndLoss }) => !isProfitAndLoss);
  if (flows.length < FEWEST || balances.length < FEWEST) return new Map();
  const [ofFlows, ofBalances] = [flows, balances].map((its) =>
    sharesOf(its.flatMap(({ code }) => habits.get(code) ?? [])),
  );
  const placed = new Map<string, Statement>();
  for (const { code, isProfitAndLoss } of accounts) {
    const own = habits.get(code);
    if (!inDoubt.has(code) || own === undefined || !ofFlows || !ofBalances) continue;
    const odds = ofFlows(own) / ofBalances(own);
    if (isProfitAndLoss && odds * CLEARLY <= 1) placed.set(code, "balance_sheet");
    if (!isProfitAndLoss && odds >= CLEARLY) placed.set(code, "profit_loss");
  }
  return placed;
}

/** Fewer accounts of a statement show no pattern. */
const FEWEST = 6;
const CLEARLY = 10;

/** How the balance changed since last year, and whether it has both a debit and a credit. */
type Habit = { year: (typeof years)[number]; sides: (typeof sides)[number] };

const years = ["new", "still", "turned", "changed"] as const;
const sides = ["one", "both"] as const;

/** The share of accounts with each pattern. One is added to each count, since few accounts prove little. */
function sharesOf(all: readonly Habit[]): (habit: Habit) => number {
  const ofYears = new Map(
    years.map((year) => [year, all.filter((each) => each.year === year).length + 1]),
  );
  const ofSides = new Map(
    sides.map((own) => [own, all.filter((each) => each.sides === own).length + 1]),
  );
  return ({ year, sides: own }) => {
    const [ofYear, ofSide] = [ofYears.get(year) ?? 1, ofSides.get(own) ?? 1];
    return (ofYear / (all.length + years.length)) * (ofSide / (all.length + sides.length));
  };
}

/** The patterns of accounts that have a balance this year, by code. */
function habitsOf(rows: readonly TrialBalanceRow[], decimals: number): ReadonlyMap<string, Habit> {
  const sums = new Map<string, { now: Minor; before: Minor; isBoth: boolean }>();
  for (const { code, currentDebit, currentCredit, priorDebit, priorCredit } of rows) {
    const own = sums.get(code) ?? { now: 0n, before: 0n, isBoth: false };
    own.now += currentDebit - currentCredit;
    own.before += priorDebit - priorCredit;
    own.isBoth ||= currentDebit !== 0n && currentCredit !== 0n;
    sums.set(code, own);
  }
  const used = [...sums].filter(([, { now }]) => now !== 0n);
  return new Map(
    used.map(([code, { now, before, isBoth }]) => {
      return [code, { year: yearOf(before, now, decimals), sides: isBoth ? "both" : "one" }];
    }),
  );
}

function yearOf(before: Minor, now: Minor, decimals: number): Habit["year"] {
  if (before === 0n) return "new";
  // A rent may be equal in two years, but it is a round amount
  if (before === now && !isWholeHundreds(now, decimals)) return "still";
  return before > 0n === now > 0n ? "changed" : "turned";
}
