import { amountsOf, type FileRows } from "../FileRows.ts";
import type { BalanceSheetRow } from "../rows.ts";
import { parseAccountRows } from "./parseAccountRows.ts";

/** Reads a balance sheet. Signs are interpreted later, when the ledger is built. */
export function parseBalanceSheet(file: FileRows): BalanceSheetRow[] {
  const opening = amountsOf(file, "opening");
  const closing = amountsOf(file, "closing");
  return parseAccountRows(file, (account, at) => ({
    ...account,
    opening: opening(at),
    closing: closing(at),
  }));
}
