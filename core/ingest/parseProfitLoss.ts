import type { FileRows } from "./FileRows.ts";
import { parseAccountRows } from "./parseAccountRows.ts";
import type { ProfitLossRow } from "./rows.ts";

/** Reads a profit and loss; which sign means what is found by the ledger. */
export function parseProfitLoss(file: FileRows): ProfitLossRow[] {
  const current = file.amounts.get("current");
  const prior = file.amounts.get("prior");
  return parseAccountRows(file, (account, at) => ({
    ...account,
    current: current?.[at] ?? 0n,
    prior: prior?.[at] ?? 0n,
  }));
}
