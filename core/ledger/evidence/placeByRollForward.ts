import type { TrialBalanceRow } from "../../ingest/rows.ts";
import { isWholeHundreds } from "../../money/isWholeHundreds.ts";
import { absolute, type Minor, sum } from "../../money/Minor.ts";
import type { Section } from "../AccountFacts.ts";
import { chooseRetainedEarnings } from "../chooseRetainedEarnings.ts";
import type { Ledger, LedgerAccount } from "../LedgerAccount.ts";

/** With more accounts in doubt, a match of one of them would be weak evidence. */
export const MOST_IN_DOUBT = 40;

/** The statement that accounts are treated as, against what their names suggest, by account code. */
export type Placed = ReadonlyMap<string, Exclude<Section, null>>;

const NONE: Placed = new Map();

/**
 * Places accounts in doubt in the statement that makes the roll-forward of retained earnings plausible: opening
 * retained earnings + last year's profit − dividends = closing retained earnings, with dividends between zero and last
 * year's profit.
 * Several accounts that are mere guesses may move together, where only that set agrees to the cent. Of several single
 * candidates, the one with an unchanged balance is chosen. Empty where the books are plausible as read, or where no
 * answer or more than one fits.
 */
export function placeByRollForward(
  rows: readonly TrialBalanceRow[],
  { accounts }: Ledger,
  { inDoubt, guessed }: InDoubt,
  decimals: number,
): Placed {
  const areMany = inDoubt.size > MOST_IN_DOUBT;
  if (areMany && guessed.size === 0) return NONE;
  const lastYear = amountsOf(rows, ({ priorDebit, priorCredit }) => priorDebit - priorCredit);
  const profit = -sum(accounts.filter(isResult).map(({ code }) => lastYear.get(code) ?? 0n));
  const dividends = chooseRetainedEarnings(accounts, 0n)?.movement ?? 0n;
  const hasLastYear = accounts.some(
    ({ code, isProfitAndLoss }) => isProfitAndLoss && lastYear.get(code),
  );
  if (!hasLastYear || dividends >= 0n) return NONE;
  const turned = accounts.flatMap((account) => {
    const amount = lastYear.get(account.code) ?? 0n;
    if (!inDoubt.has(account.code) || amount === 0n) return [];
    return [{ account, change: account.isProfitAndLoss ? amount : -amount }];
  });
  const doubted = areMany ? [] : turned;
  const alone = onlyAmong(doubted.filter(({ change }) => dividends + change === 0n));
  if (alone !== null) return placedAnew([alone]);
  const together = onlyTogether(
    turned.filter(({ account }) => guessed.has(account.code)),
    -dividends,
  );
  if (together.length > 0) return placedAnew(together);
  const sensible = doubted.filter(({ change }) => {
    const paid = dividends + change;
    return paid >= 0n && paid <= profit + change;
  });
  if (sensible.length === 0) return NONE;
  const still = stillOf(rows, lastYear, decimals);
  const carried = sensible.filter(
    ({ account: { isProfitAndLoss, code } }) => isProfitAndLoss && still.has(code),
  );
  const only = onlyAmong(sensible) ?? onlyAmong(carried);
  return only === null ? NONE : placedAnew([only]);
}

/**
 * The accounts with the same amount at both dates to the cent, round amounts left out: income and expenses start anew
 * each year, and a rent that is equal in two years is a round amount.
 */
function stillOf(
  rows: readonly TrialBalanceRow[],
  before: ReadonlyMap<string, Minor>,
  decimals: number,
): ReadonlySet<string> {
  const now = amountsOf(rows, ({ currentDebit, currentCredit }) => currentDebit - currentCredit);
  return new Set(
    [...before].flatMap(([code, amount]) =>
      now.get(code) === amount && !isWholeHundreds(amount, decimals) ? [code] : [],
    ),
  );
}

/** The accounts whose statement is in doubt, and those among them that are a mere guess. */
export type InDoubt = { inDoubt: ReadonlySet<string>; guessed: ReadonlySet<string> };

/** An account, and the change of last year's profit if it moves to the other statement. */
type Turned = { account: LedgerAccount; change: Minor };

function onlyAmong([only, ...others]: readonly Turned[]): Turned | null {
  return only === undefined || others.length > 0 ? null : only;
}

/** More accounts have too many subsets: a match of amounts could be chance. */
const MOST_TOGETHER = 10;
const NO_CHANCE = 1000n;

/**
 * The only set of accounts that together changes last year's profit by the wanted amount; empty where it may be chance.
 */
function onlyTogether(turned: readonly Turned[], wanted: Minor): readonly Turned[] {
  if (turned.length > MOST_TOGETHER) return [];
  const subsets = 1n << BigInt(turned.length);
  const unit = turned.reduce((step, { change }) => commonDivisor(step, absolute(change)), 0n);
  if (unit === 0n || wanted / unit < subsets * NO_CHANCE) return [];
  let found: readonly Turned[] = [];
  for (let subset = 1n; subset < subsets; subset += 1n) {
    const chosen = turned.filter((_, at) => (subset >> BigInt(at)) % 2n === 1n);
    if (sum(chosen.map(({ change }) => change)) !== wanted) continue;
    if (found.length > 0) return [];
    found = chosen;
  }
  return found;
}

/** The greatest common divisor. Round amounts agree by chance more often than odd ones. */
function commonDivisor(one: Minor, other: Minor): Minor {
  return other === 0n ? one : commonDivisor(other, one % other);
}

function placedAnew(turned: readonly Turned[]): Placed {
  return new Map(
    turned.map(({ account: { code, isProfitAndLoss } }) => [
      code,
      isProfitAndLoss ? "balance_sheet" : "profit_loss",
    ]),
  );
}

function isResult({ isProfitAndLoss }: LedgerAccount): boolean {
  return isProfitAndLoss;
}

function amountsOf(
  rows: readonly TrialBalanceRow[],
  amountOf: (row: TrialBalanceRow) => Minor,
): Map<string, Minor> {
  const amounts = new Map<string, Minor>();
  for (const row of rows) amounts.set(row.code, (amounts.get(row.code) ?? 0n) + amountOf(row));
  return amounts;
}
