import type { RowsByFileType } from "../../ingest/rows.ts";
import type { Ledger } from "../../ledger/LedgerAccount.ts";
import type { Minor } from "../../money/Minor.ts";
import { type Problem, problem } from "../../problem/Problem.ts";

/** Two or fewer accounts may really be unchanged. */
const FEWEST = 3;

/**
 * Refuses a trial balance whose two years are identical, including income and expenses. (A dormant company has
 * neither.)
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

/** Whether no balance of the balance sheet changed, although the profit and loss has amounts. */
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
