import type { FileRows } from "./FileRows.ts";
import { parseAccountRows } from "./parseAccountRows.ts";
import type { BalanceSheetRow } from "./rows.ts";

/** Reads a balance sheet; which sign means what, and whether it balances, is found by the ledger. */
export function parseBalanceSheet(file: FileRows): BalanceSheetRow[] {
  const opening = file.amounts.get("opening");
  const closing = file.amounts.get("closing");
  return parseAccountRows(file, (account, at) => ({
    ...account,
    opening: opening?.[at] ?? 0n,
    closing: closing?.[at] ?? 0n,
  }));
}
