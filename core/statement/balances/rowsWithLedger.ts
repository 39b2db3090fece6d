import { balancesOfLedger } from "../../generalLedger/balancesOfLedger.ts";
import type { GeneralLedger } from "../../generalLedger/GeneralLedger.ts";
import type {
  AccountRow,
  BalanceSheetRow,
  RowsByFileType,
  TrialBalanceRow,
} from "../../ingest/rows.ts";
import { openWithLedger } from "../openings/openWithLedger.ts";
import type { StatementInput } from "../StatementInput.ts";

/**
 * The rows of the files, completed from the general ledger. Without files of balances, the balances come from the
 * ledger. With them, accounts that are zero at both ends (such as clearing accounts) are added, since they have
 * entries.
 */
export function rowsWithLedger({
  entity,
  ...input
}: Pick<
  StatementInput,
  "rows" | "generalLedger" | "opensWithLedger" | "entity"
>): Partial<RowsByFileType> {
  const { generalLedger } = input;
  const rows = openWithLedger(input);
  if (!generalLedger) return rows;
  // A ledger of one entity was filtered before
  const ofEntity = (row: TrialBalanceRow) => ({ ...row, entity });
  const { trial_balance, balance_sheet, profit_loss = [] } = rows;
  if (trial_balance) {
    const nil = nilAtBothEnds(generalLedger, trial_balance).map(ofEntity);
    return nil.length === 0 ? rows : { ...rows, trial_balance: [...trial_balance, ...nil] };
  }
  if (balance_sheet) {
    const nil = nilAtBothEnds(generalLedger, [...balance_sheet, ...profit_loss]).map(ofEntity);
    return nil.length === 0
      ? rows
      : { ...rows, balance_sheet: [...balance_sheet, ...nil.map(asNilPosition)] };
  }
  if (hasBalances(rows)) return rows;
  return { ...rows, trial_balance: balancesOfLedger(generalLedger).map(ofEntity) };
}

/** Accounts that have entries but are missing from the balances, since they are zero at both ends. */
function nilAtBothEnds(
  generalLedger: GeneralLedger,
  beside: readonly AccountRow[],
): TrialBalanceRow[] {
  const known = new Set(beside.map(({ code }) => code));
  return balancesOfLedger(generalLedger).filter((row) => {
    const amounts = [row.currentDebit, row.currentCredit, row.priorDebit, row.priorCredit];
    return !known.has(row.code) && amounts.every((amount) => amount === 0n);
  });
}

/** Whether a file states balances. */
export function hasBalances(rows: Partial<RowsByFileType>): boolean {
  return Boolean(rows.trial_balance || rows.balance_sheet || rows.profit_loss);
}

/** Whether the general ledger is the only source of balances. */
export function isLedgerAlone({
  generalLedger,
  rows,
}: Pick<StatementInput, "generalLedger" | "rows">): boolean {
  return generalLedger !== undefined && !hasBalances(rows);
}

function asNilPosition(row: TrialBalanceRow): BalanceSheetRow {
  const { currentDebit, currentCredit, priorDebit, priorCredit, moved, ...account } = row;
  return { ...account, opening: 0n, closing: 0n };
}
