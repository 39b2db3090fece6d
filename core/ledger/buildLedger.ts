import type { AccountRow, RowsByFileType } from "../ingest/rows.ts";
import type { Problem, Result } from "../problem/Problem.ts";
import { problem } from "../problem/Problem.ts";
import type { Readings } from "./AccountBalance.ts";
import { checkIncomeIdentified } from "./checkIncomeIdentified.ts";
import { checkRowsDiffer } from "./checkRowsDiffer.ts";
import { compareLedgers, type LedgerDifference } from "./compareLedgers.ts";
import type { Ledger } from "./LedgerAccount.ts";
import { ledgerFromStatements } from "./ledgerFromStatements.ts";
import { ledgerFromTrialBalance } from "./ledgerFromTrialBalance.ts";

/** The ledger of the period, with its differences from the trial balance where the files have both. */
export type BuiltLedger = {
  ledger: Ledger;
  differences: readonly LedgerDifference[];
  hasCrossCheck: boolean;
};

/**
 * Builds the ledger, the one list of accounts with opening balance, movement and closing balance that all later steps
 * work on. Sources are a balance sheet with a profit and loss, or a trial balance alone. Where both exist, the
 * statements take precedence and are compared with the trial balance.
 */
export function buildLedger(
  files: Partial<RowsByFileType>,
  readings: Readings,
): Result<BuiltLedger> {
  const {
    trial_balance: trialBalance,
    balance_sheet: balanceSheet,
    profit_loss: profitLoss,
  } = files;
  if (balanceSheet && profitLoss) {
    const problems = [
      ...checkRowsDiffer(profitLoss, balanceSheet),
      ...checkIncomeIdentified(profitLoss, readings),
    ];
    if (problems.length > 0) return { ok: false, problems };
    const ledger = ledgerFromStatements(balanceSheet, profitLoss, readings);
    if (!trialBalance) return built(ledger, null);
    return built(ledger, ledgerFromTrialBalance(trialBalance, readings));
  }
  if (trialBalance) return built(ledgerFromTrialBalance(trialBalance, readings), null);
  return { ok: false, problems: [missingFiles(files)] };
}

/** The rows of one entity; for null, all rows except those marked as intra-group eliminations. */
export function rowsOfEntity<Row extends AccountRow>(
  rows: readonly Row[],
  entity: string | null,
): Row[] {
  return rows.filter((row) => (entity === null ? !row.isElimination : row.entity === entity));
}

function built(ledger: Ledger, trialBalance: Ledger | null): Result<BuiltLedger> {
  const differences = trialBalance ? compareLedgers(ledger, trialBalance) : [];
  return { ok: true, value: { ledger, differences, hasCrossCheck: trialBalance !== null } };
}

function missingFiles(files: Partial<RowsByFileType>): Problem {
  if (files.balance_sheet) return problem("profit_loss_missing");
  if (files.profit_loss) return problem("balance_sheet_missing");
  return problem("no_ledger_files");
}
