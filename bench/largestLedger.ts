import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeLedgerFile } from "./ledgerFile.ts";
import { numberOf } from "./ratiosApart.ts";

/** The most lines that a ledger may have. */
const MOST = 5_000_000;
/** MiB: of the command line, and of a task, whose function has 8 GiB. */
const LIMITS = { commandLine: 2048, task: 2176 };

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
        told("a statement of 5,000,000 lines of CSV", commandLine, LIMITS.commandLine),
        told("the same of a stored ledger, as a task makes and stores it", task, LIMITS.task),
      ],
      isWithinLimits: commandLine <= LIMITS.commandLine && task <= LIMITS.task,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function mebibytesOf(script: URL, path: string): number {
  return numberOf({ script, args: [path] }) / 1024;
}

function told(what: string, peak: number, limit: number): string {
  return `${what}: ${peak.toFixed(0)} MiB at the most (limit ${limit})`;
}
