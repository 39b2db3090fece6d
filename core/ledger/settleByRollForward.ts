import type { TrialBalanceRow } from "../ingest/rows.ts";
import { type Minor, sum } from "../money/Minor.ts";
import type { Section } from "./AccountFacts.ts";
import { chooseRetainedEarnings } from "./chooseRetainedEarnings.ts";
import type { Ledger, LedgerAccount } from "./LedgerAccount.ts";

/** So few accounts may be in doubt that one of them answers alone. */
const MOST_IN_DOUBT = 40;

/**
 * The statement that an account in doubt must stand in for the roll-forward of retained earnings to be
 * sensible: last year's retained earnings with last year's profit are this year's, less dividends that
 * are no less than nothing and no more than last year's profit. By account code; null where the books
 * are sensible as read, where nothing in doubt makes them so, and where more than one account would.
 */
export function settleByRollForward(
  rows: readonly TrialBalanceRow[],
  { accounts }: Ledger,
  inDoubt: ReadonlySet<string>,
): { code: string; section: Exclude<Section, null> } | null {
  const lastYear = amountsOfLastYear(rows);
  const profit = -sum(accounts.filter(isResult).map(({ code }) => lastYear.get(code) ?? 0n));
  const dividends = chooseRetainedEarnings(accounts, 0n)?.movement ?? 0n;
  const hasLastYear = accounts.some(
    ({ code, isProfitAndLoss }) => isProfitAndLoss && lastYear.get(code),
  );
  if (!hasLastYear || dividends >= 0n || inDoubt.size > MOST_IN_DOUBT) return null;
  const turned = accounts.flatMap((account) => {
    const amount = lastYear.get(account.code) ?? 0n;
    if (!inDoubt.has(account.code) || amount === 0n) return [];
    const change = account.isProfitAndLoss ? amount : -amount;
    return [{ account, dividends: dividends + change, profit: profit + change }];
  });
  const exact = turned.filter((each) => each.dividends === 0n);
  const sensible = turned.filter((each) => each.dividends >= 0n && each.dividends <= each.profit);
  const [only, ...others] = exact.length > 0 ? exact : sensible;
  if (only === undefined || others.length > 0) return null;
  const { code, isProfitAndLoss } = only.account;
  return { code, section: isProfitAndLoss ? "balance_sheet" : "profit_loss" };
}

function isResult({ isProfitAndLoss }: LedgerAccount): boolean {
  return isProfitAndLoss;
}

function amountsOfLastYear(rows: readonly TrialBalanceRow[]): Map<string, Minor> {
  const amounts = new Map<string, Minor>();
  for (const { code, priorDebit, priorCredit } of rows) {
    amounts.set(code, (amounts.get(code) ?? 0n) + priorDebit - priorCredit);
  }
  return amounts;
}
