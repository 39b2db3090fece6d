import { type ParsedRows, parseAccountRows } from "./parseAccountRows.ts";
import type { FileRecord } from "./readRecords.ts";
import type { ProfitLossRow } from "./rows.ts";

/** Reads a profit and loss; which sign means what is found by the ledger. */
export function parseProfitLoss(records: readonly FileRecord[]): ParsedRows<ProfitLossRow> {
  return parseAccountRows(records, (account, record) => ({
    ...account,
    current: record.amount("current"),
    prior: record.amount("prior"),
  }));
}
