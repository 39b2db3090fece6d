import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { details } from "../core/testing/company/describeEntries.ts";
import { companyCharts, generateCompany } from "../core/testing/company/generateCompany.ts";
import { hledgerPrint, writeHledgerJournal } from "../core/testing/company/layouts/hledger.ts";

/** About 100,000 entries a year. */
const PACE = 4_300;
const TIMES_FASTER = 5;

/** How long `hledger cashflow` takes over a year's entries, and the whole road of ours over the same. */
export async function benchHledger(): Promise<{ lines: string[]; isWithinLimits: boolean }> {
  if (spawnSync("hledger", ["--version"]).status !== 0)
    return { lines: ["hledger is not installed: not measured"], isWithinLimits: true };
  const company = generateCompany({ seed: 1, chart: companyCharts[0], pace: PACE });
  const folder = await mkdtemp(join(tmpdir(), "hledger-"));
  try {
    const journal = join(folder, "year.journal");
    const csv = join(folder, "year.csv");
    await writeFile(journal, writeHledgerJournal(company, details.nothing));
    await writeFile(csv, String(hledgerPrint.write(company, details.nothing)));
    const theirs = timeOf("hledger", ["-f", journal, "cashflow"]);
    const ours = timeOf(process.execPath, ["cli/statement.ts", "--general-ledger", csv]);
    const faster = theirs / ours;
    return {
      lines: [
        `${company.entries.length} entries: hledger cashflow ${Math.round(theirs)} ms, ours ${Math.round(ours)} ms, ${faster.toFixed(1)} times faster (at least ${TIMES_FASTER})`,
      ],
      isWithinLimits: faster >= TIMES_FASTER,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function timeOf(command: string, args: readonly string[]): number {
  const start = performance.now();
  const run = spawnSync(command, args, { encoding: "utf8", maxBuffer: 2 ** 28 });
  // The command line says with 3 that a statement is a draft.
  if (run.status !== 0 && run.status !== 3) throw new Error(run.stderr);
  return performance.now() - start;
}
