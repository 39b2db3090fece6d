import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeLedgerFile } from "./ledgerFile.ts";
import { openLedger } from "./openLedger.ts";

const LINES = 1_000_000;
const TIMES_LONGER = 10;
const ROUNDS = 3;

/** Prints how many seconds the sum took, without the time that the program takes to begin. */
const SUM = `
import duckdb, sys, time
query = """select "Account Code", sum(coalesce("Debit", 0)) - sum(coalesce("Credit", 0)) from read_csv('%s') group by 1"""
begun = time.perf_counter()
duckdb.sql(query % sys.argv[1]).fetchall()
print(time.perf_counter() - begun)
`;

/** What DuckDB takes to sum a ledger's CSV by account, and what ours takes to read it to entries and movements. */
export async function benchDuckdb(): Promise<{ lines: string[]; isWithinLimits: boolean }> {
  if (spawnSync("python3", ["-c", "import duckdb"]).status !== 0)
    return { lines: ["DuckDB is not installed for Python: not measured"], isWithinLimits: true };
  const folder = mkdtempSync(join(tmpdir(), "duckdb-"));
  try {
    const path = join(folder, "many.csv");
    writeLedgerFile(path, LINES);
    const [theirs, ours]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      theirs.push(secondsOfDuckdb(path));
      ours.push(await secondsOfOurs(path));
    }
    return compare(Math.min(...theirs), Math.min(...ours));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function compare(theirs: number, ours: number) {
  const longer = ours / theirs;
  return {
    lines: [
      `1,000,000 lines: DuckDB sums them by account in ${theirs.toFixed(2)} s, ours reads them in ${ours.toFixed(2)} s, ${longer.toFixed(1)} times as long (limit ${TIMES_LONGER})`,
    ],
    isWithinLimits: longer <= TIMES_LONGER,
  };
}

function secondsOfDuckdb(path: string): number {
  const run = spawnSync("python3", ["-c", SUM, path], { encoding: "utf8" });
  if (run.status !== 0) throw new Error(run.stderr);
  return Number(run.stdout);
}

async function secondsOfOurs(path: string): Promise<number> {
  const begun = performance.now();
  const { movements } = await openLedger(path);
  if (movements?.size === 0) throw new Error("nothing moved");
  return (performance.now() - begun) / 1000;
}
