import type { TrialBalanceRow } from "../../ingest/rows.ts";
import { isWholeHundreds } from "../../money/isWholeHundreds.ts";
import type { Minor } from "../../money/Minor.ts";
import type { Section } from "../AccountFacts.ts";
import type { Ledger } from "../LedgerAccount.ts";

type Statement = Exclude<Section, null>;

/**
 * The statement that an account in doubt stands in by how its balances behave, beside those of the accounts
 * of the same books that are not in doubt: balances are carried from year to year and are settled on both
 * sides, while income and expenses start anew each year on one side. Only accounts that were read as of the
 * other statement are answered, and only where the books themselves say it ten to one.
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

/** Fewer accounts of a kind show no habit. */
const FEWEST = 6;
const CLEARLY = 10;

/** How last year's balance went into this year's, and whether both a debit and a credit stand behind it. */
type Habit = { year: (typeof years)[number]; sides: (typeof sides)[number] };

const years = ["new", "still", "turned", "changed"] as const;
const sides = ["one", "both"] as const;

/** The share of accounts with each habit; one more is counted of each, since few accounts prove little. */
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

/** The habits of accounts that have a balance this year, by code. */
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
  // A rent may be the same in two years, yet then it is a round amount
  if (before === now && !isWholeHundreds(now, decimals)) return "still";
  return before > 0n === now > 0n ? "changed" : "turned";
}
