import { balancesOfLedger } from "../generalLedger/balancesOfLedger.ts";
import type { RowsByFileType } from "../ingest/rows.ts";
import type { StatementInput } from "./StatementInput.ts";

/** The rows of the files; where no file has balances, those that the general ledger leads to. */
export function rowsWithLedger({
  rows,
  generalLedger,
}: Pick<StatementInput, "rows" | "generalLedger">): Partial<RowsByFileType> {
  const hasBalances = rows.trial_balance || rows.balance_sheet || rows.profit_loss;
  if (!generalLedger || hasBalances) return rows;
  return { ...rows, trial_balance: balancesOfLedger(generalLedger) };
}
