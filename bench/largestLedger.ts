import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeLedgerFile } from "./ledgerFile.ts";
import { numberOf } from "./ratiosApart.ts";

/** The most lines that a ledger may have. */
const MOST = 5_000_000;
/** MiB that a statement of it may take. */
const LIMIT = 2048;

/** The memory that a statement takes of the largest ledger that is read: from its bytes to the JSON, and as a task makes it. */
export function benchLargestLedger(): { lines: string[]; isWithinLimits: boolean } {
  const folder = mkdtempSync(join(tmpdir(), "ledger-"));
  try {
    const [path, stored] = [join(folder, "most.csv"), join(folder, "most.jsonl")];
    writeLedgerFile(path, MOST);
    const commandLine = mebibytesOf(new URL("statementMemory.ts", import.meta.url), path);
    numberOf({ script: new URL("storeLedger.ts", import.meta.url), args: [path, stored] });
    const task = mebibytesOf(new URL("storedMemory.ts", import.meta.url), stored);
    return {
      lines: [
        peakLine("a statement of 5,000,000 lines of CSV", commandLine),
        peakLine("the same of a stored ledger, as a task makes and stores it", task),
      ],
      isWithinLimits: Math.max(commandLine, task) <= LIMIT,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function mebibytesOf(script: URL, path: string): number {
  return numberOf({ script, args: [path] }) / 1024;
}

function peakLine(what: string, peak: number): string {
  return `${what}: ${peak.toFixed(0)} MiB at the most (limit ${LIMIT})`;
}
