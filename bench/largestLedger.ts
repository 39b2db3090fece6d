import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeLedgerFile } from "./ledgerFile.ts";
import { numberOf } from "./ratiosApart.ts";

/** The most lines that a ledger may have. */
const MOST = 5_000_000;
/** MiB. */
const LIMIT = 2048;

/** The memory that a statement takes of the largest ledger that is read, from its bytes to the JSON. */
export function benchLargestLedger(): { lines: string[]; isWithinLimits: boolean } {
  const folder = mkdtempSync(join(tmpdir(), "ledger-"));
  try {
    const path = join(folder, "most.csv");
    writeLedgerFile(path, MOST);
    const script = new URL("statementMemory.ts", import.meta.url);
    const peak = numberOf({ script, args: [path] }) / 1024;
    const told = `a statement of 5,000,000 lines of CSV: ${peak.toFixed(0)} MiB at the most (limit ${LIMIT})`;
    return { lines: [told], isWithinLimits: peak <= LIMIT };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
