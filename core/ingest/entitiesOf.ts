import type { RowsByFileType } from "./rows.ts";

/** The entities named in the files, sorted by name. */
export function entitiesOf(rows: Partial<RowsByFileType>): string[] {
  const accounts = [rows.trial_balance, rows.balance_sheet, rows.profit_loss];
  const named = accounts.flatMap((list) => list?.map(({ entity }) => entity) ?? []);
  return [...new Set(named)].filter((entity) => entity !== null).toSorted();
}
