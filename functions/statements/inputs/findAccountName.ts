import type { AccountRow } from "@tieout/core";
import { openRows, type StoredRows } from "./StatementRequest.ts";

/** The name of an account by its code; null where no file has it. */
export function findAccountName({
  rows,
  code,
}: {
  rows: readonly StoredRows[];
  code: string;
}): string | null {
  const { balance_sheet = [], profit_loss = [], trial_balance = [] } = openRows(rows);
  const accounts: readonly AccountRow[] = [...balance_sheet, ...profit_loss, ...trial_balance];
  return accounts.find((account) => account.code === code)?.name ?? null;
}
