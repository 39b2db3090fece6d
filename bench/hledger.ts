import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { details } from "../core/testing/company/describeEntries.ts";
import { companyCharts, generateCompany } from "../core/testing/company/generateCompany.ts";
import { hledgerPrint, writeHledgerJournal } from "../core/testing/company/layouts/hledger.ts";
import { numberOf } from "./ratiosApart.ts";

/** About 100,000 entries a year. */
const PACE = 4_300;
const TIMES_FASTER = 5;
const ROUNDS = 5;

/**
 * What `hledger cashflow` takes for a year's entries, and what ours takes to read and trace the same.
 * Both are seconds of the processor, which do not count what else the machine does, and each is a
 * process of its own: here the company's entries lie in memory, and the collector walks them too.
 */
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
    const theirs = Array.from({ length: ROUNDS }, () => secondsOfHledger(journal));
    const script = new URL("hledgerTime.ts", import.meta.url);
    const ours = numberOf({ script, args: [csv] }) / 1_000_000;
    return compare(company.entries.length, Math.min(...theirs), ours);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function compare(entries: number, theirs: number, ours: number) {
  const faster = theirs / ours;
  return {
    lines: [
      `${entries} entries: hledger cashflow ${theirs.toFixed(2)} s, ours ${ours.toFixed(2)} s, ${faster.toFixed(1)} times faster (at least ${TIMES_FASTER})`,
    ],
    isWithinLimits: faster >= TIMES_FASTER,
  };
}

/** The shell tells what its child took of the processor; Node does not. */
function secondsOfHledger(journal: string): number {
  const timed = `TIMEFORMAT="%U %S"; time hledger -f "$1" cashflow > /dev/null`;
  const run = spawnSync("bash", ["-c", timed, "bash", journal], { encoding: "utf8" });
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stderr
    .trim()
    .split(" ")
    .reduce((total, part) => total + Number(part), 0);
}
