import { separateNamesakes } from "../../classify/facts/separateNamesakes.ts";
import { chartIds } from "../../classify/national/ChartId.ts";
import { RECOGNISED, type ReadingChoice } from "../../classify/recognise.ts";
import type { RowsByFileType } from "../../ingest/rows.ts";
import { rowsOfEntity } from "../../ledger/buildLedger.ts";
import { codesOfTrialBalance } from "../../ledger/codesOfTrialBalance.ts";
import { rowsWithLedger } from "../balances/rowsWithLedger.ts";
import type { StatementInput } from "../StatementInput.ts";

/** The rows of the chosen entity, with a separate code for accounts that share a name. */
export function filesForEntity(input: StatementInput): Partial<RowsByFileType> {
  const files = rowsOfEntityFiles(rowsWithLedger(input), input.entity);
  return separateNamesakes(codesOfTrialBalance(files), readingOf(input));
}

function rowsOfEntityFiles(
  rows: Partial<RowsByFileType>,
  entity: string | null,
): Partial<RowsByFileType> {
  const { trial_balance, balance_sheet, profit_loss } = rows;
  return {
    ...(trial_balance && { trial_balance: rowsOfEntity(trial_balance, entity) }),
    ...(balance_sheet && { balance_sheet: rowsOfEntity(balance_sheet, entity) }),
    ...(profit_loss && { profit_loss: rowsOfEntity(profit_loss, entity) }),
  };
}

/** The rows of a statement together with its intra-group eliminations. */
export function withEliminated(
  kept: Partial<RowsByFileType>,
  rows: Partial<RowsByFileType>,
): Partial<RowsByFileType> {
  const eliminated = eliminatedOf(rows);
  return {
    trial_balance: [...(kept.trial_balance ?? []), ...eliminated.trial_balance],
    balance_sheet: [...(kept.balance_sheet ?? []), ...eliminated.balance_sheet],
    profit_loss: [...(kept.profit_loss ?? []), ...eliminated.profit_loss],
  };
}

/** The rows of balances that are marked as eliminations. */
export function eliminatedOf({
  trial_balance = [],
  balance_sheet = [],
  profit_loss = [],
}: Partial<RowsByFileType>) {
  return {
    trial_balance: trial_balance.filter(({ isElimination }) => isElimination),
    balance_sheet: balance_sheet.filter(({ isElimination }) => isElimination),
    profit_loss: profit_loss.filter(({ isElimination }) => isElimination),
  };
}

/**
 * The chart and language to read accounts by: the user's choice first; else the national chart that is usual for the
 * ledger's format, where the names fit it.
 */
export function readingOf({ reading, generalLedger }: StatementInput): ReadingChoice {
  const chosen = { ...RECOGNISED, ...reading };
  const usual = chartIds.find((id) => id === generalLedger?.origin?.chart);
  return usual ? { ...chosen, usual } : chosen;
}
