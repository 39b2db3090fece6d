import { type ParsedRows, parseAccountRows } from "./parseAccountRows.ts";
import type { FileRecord } from "./readRecords.ts";
import type { BalanceSheetRow } from "./rows.ts";

/** Reads a balance sheet; which sign means what, and whether it balances, is found by the ledger. */
export function parseBalanceSheet(records: readonly FileRecord[]): ParsedRows<BalanceSheetRow> {
  return parseAccountRows(records, (account, record) => ({
    ...account,
    opening: record.amount("opening"),
    closing: record.amount("closing"),
  }));
}
