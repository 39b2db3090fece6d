import { amountsOf, type FileRows } from "../FileRows.ts";
import type { ProfitLossRow } from "../rows.ts";
import { parseAccountRows } from "./parseAccountRows.ts";

/** Reads a profit and loss. Signs are interpreted later, when the ledger is built. */
export function parseProfitLoss(file: FileRows): ProfitLossRow[] {
  const current = amountsOf(file, "current");
  const prior = amountsOf(file, "prior");
  return parseAccountRows(file, (account, at) => ({
    ...account,
    current: current(at),
    prior: prior(at),
  }));
}
