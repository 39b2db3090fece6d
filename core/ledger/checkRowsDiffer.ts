import { fileTypeLabels } from "../ingest/fileTypes.ts";
import type { BalanceSheetRow, ProfitLossRow } from "../ingest/rows.ts";
import { type Problem, problem } from "../problem/Problem.ts";

/** Fewer equal rows may be chance. */
const FEWEST = 3;

/**
 * Checks that no account is in both statements: the same file may have been uploaded twice, or a sheet with both
 * statements may have been read twice.
 */
export function checkRowsDiffer(
  profitLoss: readonly ProfitLossRow[],
  balanceSheet: readonly BalanceSheetRow[],
): Problem[] {
  const shared = sharedRows(profitLoss, balanceSheet);
  if (shared < FEWEST) return [];
  return [
    problem("same_rows_twice", {
      account: String(shared),
      value: fileTypeLabels.profit_loss,
      expected: fileTypeLabels.balance_sheet,
    }),
  ];
}

/**
 * The number of shared rows: all, where both have the same accounts in the same order; else those with the same name in
 * the same row.
 */
function sharedRows(
  profitLoss: readonly ProfitLossRow[],
  balanceSheet: readonly BalanceSheetRow[],
): number {
  const isSame =
    profitLoss.length === balanceSheet.length &&
    profitLoss.every(({ name }, at) => balanceSheet[at]?.name === name);
  if (isSame) return profitLoss.length;
  const places = new Set(profitLoss.map(placeOf));
  return balanceSheet.filter((row) => places.has(placeOf(row))).length;
}

function placeOf({ sheet, row, name }: ProfitLossRow | BalanceSheetRow): string {
  return JSON.stringify([sheet, row, name]);
}
