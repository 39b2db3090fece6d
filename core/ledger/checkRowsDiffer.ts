import { fileTypeLabels } from "../ingest/fileTypes.ts";
import type { BalanceSheetRow, ProfitLossRow } from "../ingest/rows.ts";
import { type Problem, problem } from "../problem/Problem.ts";

/** Fewer equal rows than these may be a coincidence. */
const FEWEST = 3;

/** Checks that the profit and loss is not the balance sheet uploaded twice: no account may be in both. */
export function checkRowsDiffer(
  profitLoss: readonly ProfitLossRow[],
  balanceSheet: readonly BalanceSheetRow[],
): Problem[] {
  if (profitLoss.length < FEWEST || profitLoss.length !== balanceSheet.length) return [];
  const isSame = profitLoss.every(({ name }, at) => balanceSheet[at]?.name === name);
  if (!isSame) return [];
  return [
    problem("same_rows_twice", {
      account: String(profitLoss.length),
      value: fileTypeLabels.profit_loss,
      expected: fileTypeLabels.balance_sheet,
    }),
  ];
}
