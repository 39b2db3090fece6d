import { fileTypeLabels } from "../ingest/fileTypes.ts";
import type { BalanceSheetRow, ProfitLossRow } from "../ingest/rows.ts";
import { type Problem, problem } from "../problem/Problem.ts";

/** Fewer equal rows than these may be a coincidence. */
const FEWEST = 3;

/**
 * Checks that the profit and loss is not the balance sheet uploaded twice, and that no row of a sheet with both,
 * one beneath the other, was read as part of either: no account may be in both.
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

/** All of them where both hold the same accounts in the same order; else those of one name in one place. */
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
