import type { BalanceSheetRow, RowsByFileType, TrialBalanceRow } from "../ingest/rows.ts";
import { type Minor, sum } from "../money/Minor.ts";

/** What an account held at the end of last year, debit-positive. */
export type OpeningBalance = { code: string; name: string; type: string; balance: Minor };

/**
 * What last year's files say that a ledger opened with: the trial balance, else the balance sheet.
 * Nothing where there is neither; null where the balance sheet does not tell debits from credits.
 */
export function openingsOfLastYear({
  prior_trial_balance: trialBalance,
  prior_balance_sheet: balanceSheet,
}: Partial<RowsByFileType>): OpeningBalance[] | null | undefined {
  if (trialBalance) return trialBalance.map(ofTrialBalance);
  return balanceSheet && ofBalanceSheet(balanceSheet);
}

function ofTrialBalance(row: TrialBalanceRow): OpeningBalance {
  const { code, name, type, currentDebit, currentCredit } = row;
  return { code, name, type, balance: currentDebit - currentCredit };
}

/** By the sides that its totals tell, or as it is written; either way it must balance. */
function ofBalanceSheet(rows: readonly BalanceSheetRow[]): OpeningBalance[] | null {
  const hasSides = rows.every(({ positiveSide }) => positiveSide !== undefined);
  const openings = rows.map(({ code, name, type, closing, positiveSide }) => ({
    code,
    name,
    type,
    balance: hasSides && positiveSide === "credit" ? -closing : closing,
  }));
  return sum(openings.map(({ balance }) => balance)) === 0n ? openings : null;
}
