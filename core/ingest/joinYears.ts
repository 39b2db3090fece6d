import type { AccountRow, BalanceSheetRow, TrialBalanceRow } from "./rows.ts";

/** Puts last year's trial balance beside this year's: its balances are the prior ones, account by account. */
export function joinTrialBalances(
  current: readonly TrialBalanceRow[],
  prior: readonly TrialBalanceRow[],
): TrialBalanceRow[] {
  const nothing = { currentDebit: 0n, currentCredit: 0n, priorDebit: 0n, priorCredit: 0n };
  return join(
    current.map((row) => ({ ...row, priorDebit: 0n, priorCredit: 0n })),
    prior,
    (row) => ({ ...row, ...nothing }),
    (row, before) => ({
      ...row,
      priorDebit: row.priorDebit + before.currentDebit,
      priorCredit: row.priorCredit + before.currentCredit,
    }),
  );
}

/** Puts last year's balance sheet beside this year's: its closing balances are the opening ones. */
export function joinBalanceSheets(
  current: readonly BalanceSheetRow[],
  prior: readonly BalanceSheetRow[],
): BalanceSheetRow[] {
  return join(
    current.map((row) => ({ ...row, opening: 0n })),
    prior,
    (row) => ({ ...row, opening: 0n, closing: 0n }),
    (row, before) => {
      const isTurned =
        row.positiveSide !== undefined &&
        before.positiveSide !== undefined &&
        row.positiveSide !== before.positiveSide;
      return { ...row, opening: row.opening + (isTurned ? -before.closing : before.closing) };
    },
  );
}

/** Accounts of last year that this year has no more keep their row, with nothing in this year. */
function join<Row extends AccountRow>(
  current: readonly Row[],
  prior: readonly Row[],
  emptied: (row: Row) => Row,
  add: (row: Row, before: Row) => Row,
): Row[] {
  const joined = [...current];
  const places = new Map(joined.map((row, at) => [keyOf(row), at]));
  for (const before of prior) {
    let at = places.get(keyOf(before));
    if (at === undefined) {
      at = joined.push(emptied(before)) - 1;
      places.set(keyOf(before), at);
    }
    const row = joined[at];
    if (row) joined[at] = add(row, before);
  }
  return joined;
}

function keyOf({ code, entity, isElimination }: AccountRow): string {
  return [code, entity ?? "", String(isElimination)].join("\u0000");
}
