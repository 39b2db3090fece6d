import type { Minor } from "../../money/Minor.ts";
import type { AccountRow, BalanceSheetRow, RowsByFileType, TrialBalanceRow } from "../rows.ts";
import { placesOf } from "./placesOf.ts";

/**
 * Combines last year's files with this year's: their balances become opening balances. The result has no files of last
 * year.
 */
export function joinYears(files: Partial<RowsByFileType>): Partial<RowsByFileType> {
  const {
    prior_trial_balance: priorTrialBalance,
    prior_balance_sheet: priorBalanceSheet,
    ...joined
  } = files;
  if (joined.trial_balance && priorTrialBalance) {
    joined.trial_balance = joinTrialBalances(joined.trial_balance, priorTrialBalance);
  }
  if (joined.balance_sheet && priorBalanceSheet) {
    joined.balance_sheet = joinBalanceSheets(joined.balance_sheet, priorBalanceSheet);
  }
  return joined;
}

/** Combines two trial balances: last year's balances become the prior columns, account by account. */
export function joinTrialBalances(
  current: readonly TrialBalanceRow[],
  prior: readonly TrialBalanceRow[],
): TrialBalanceRow[] {
  const nothing = { currentDebit: 0n, currentCredit: 0n, priorDebit: 0n, priorCredit: 0n };
  const hasTwoDates = prior.some(({ priorDebit, priorCredit }) => priorDebit !== priorCredit);
  return join(
    current.map((row) => ({ ...row, priorDebit: 0n, priorCredit: 0n })),
    prior,
    (row) => ({ ...row, ...nothing, isOnlyLastYears: true }),
    (row, before) => ({
      ...row,
      priorDebit: row.priorDebit + before.currentDebit,
      priorCredit: row.priorCredit + before.currentCredit,
      ...(hasTwoDates && {
        lastYearOpening: (row.lastYearOpening ?? 0n) + before.priorDebit - before.priorCredit,
      }),
    }),
  );
}

/** Combines two balance sheets: last year's closing balances become the opening balances. */
export function joinBalanceSheets(
  current: readonly BalanceSheetRow[],
  prior: readonly BalanceSheetRow[],
): BalanceSheetRow[] {
  const hasTwoDates = prior.some(({ opening }) => opening !== 0n);
  return join(
    current.map((row) => ({ ...row, opening: 0n })),
    prior,
    (row) => ({ ...row, opening: 0n, closing: 0n, isOnlyLastYears: true }),
    (row, before) => {
      const isTurned =
        row.positiveSide !== undefined &&
        before.positiveSide !== undefined &&
        row.positiveSide !== before.positiveSide;
      const turned = (amount: Minor) => (isTurned ? -amount : amount);
      return {
        ...row,
        opening: row.opening + turned(before.closing),
        ...(hasTwoDates && {
          lastYearOpening: (row.lastYearOpening ?? 0n) + turned(before.opening),
        }),
      };
    },
  );
}

/** Accounts that only last year has keep their row, with zero for this year. */
function join<Row extends AccountRow>(
  current: readonly Row[],
  prior: readonly Row[],
  emptied: (row: Row) => Row,
  add: (row: Row, before: Row) => Row,
): Row[] {
  const joined = [...current];
  const places = placesOf(joined);
  for (const before of prior) {
    const known = places.of(before);
    const at = known ?? joined.push(emptied(before)) - 1;
    const row = joined[at];
    if (row && known === null) places.note(row, at);
    const { sheet, row: number } = before;
    const lastYears = [...(row?.lastYears ?? []), { sheet, row: number }];
    if (row) joined[at] = { ...add(row, before), lastYears };
  }
  return joined;
}
