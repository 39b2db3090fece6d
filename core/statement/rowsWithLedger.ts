import { balancesOfLedger } from "../generalLedger/balancesOfLedger.ts";
import type { RowsByFileType } from "../ingest/rows.ts";
import type { StatementInput } from "./StatementInput.ts";

/** The rows of the files; where no file has balances, those that the general ledger leads to. */
export function rowsWithLedger({
  rows,
  generalLedger,
  entity,
}: Pick<StatementInput, "rows" | "generalLedger" | "entity">): Partial<RowsByFileType> {
  if (!generalLedger || hasBalances(rows)) return rows;
  // A ledger of one entity was read as its own
  const balances = balancesOfLedger(generalLedger).map((row) => ({ ...row, entity }));
  return { ...rows, trial_balance: balances };
}

/** Whether a file says what the accounts hold. */
export function hasBalances(rows: Partial<RowsByFileType>): boolean {
  return Boolean(rows.trial_balance || rows.balance_sheet || rows.profit_loss);
}
