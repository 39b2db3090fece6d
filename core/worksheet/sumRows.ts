import type { Minor } from "../money/Minor.ts";
import type { Column, Entry } from "./Posting.ts";

/** What one account puts on each line. */
export type RowSums = Partial<Record<Column, Minor>>;

/** One method's entries as the rows of its worksheet, by account. */
export function sumRows(entries: readonly Entry[]): Map<string, RowSums> {
  const rows = new Map<string, RowSums>();
  for (const { account, column, amount } of entries) {
    const row = rows.get(account);
    if (row) row[column] = (row[column] ?? 0n) + amount;
    else rows.set(account, { [column]: amount });
  }
  return rows;
}
