import type { RowsByFileType } from "../../ingest/rows.ts";
import type { Ledger } from "../../ledger/LedgerAccount.ts";
import type { Minor } from "../../money/Minor.ts";
import { type Problem, problem } from "../../problem/Problem.ts";

/** Two or fewer accounts may well stand as they stood. */
const FEWEST = 3;

/**
 * What a trial balance is refused for whose two years are one: every account, income and expenses too, is what
 * it was a year before. A company at rest has no income and no expenses.
 */
export function identicalTrialBalances(
  { trial_balance: rows = [] }: Partial<RowsByFileType>,
  { accounts }: Ledger,
): Problem[] {
  const hasResults = accounts.some(
    ({ isProfitAndLoss, closing }) => isProfitAndLoss && closing !== 0n,
  );
  const years = rows.map((row): [Minor, Minor] => [
    row.currentDebit - row.currentCredit,
    row.priorDebit - row.priorCredit,
  ]);
  return hasResults && areAlike(years) ? [problem("balances_alike")] : [];
}

/** Whether no balance of a balance sheet moved, although the profit and loss beside it says that something happened. */
export function isBalanceSheetUnchanged({
  balance_sheet: sheet = [],
  profit_loss: results = [],
}: Partial<RowsByFileType>): boolean {
  const years = sheet.map(({ opening, closing }): [Minor, Minor] => [opening, closing]);
  return results.some(({ current }) => current !== 0n) && areAlike(years);
}

function areAlike(years: readonly [Minor, Minor][]): boolean {
  const held = years.filter(([now, before]) => now !== 0n || before !== 0n);
  return held.length >= FEWEST && held.every(([now, before]) => now === before);
}
