import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readOptions } from "../cli/readOptions.ts";
import { runStatement } from "../cli/runStatement.ts";
import { details } from "../core/testing/company/describeEntries.ts";
import { companyCharts, generateCompany } from "../core/testing/company/generateCompany.ts";
import { hledgerPrint, writeHledgerJournal } from "../core/testing/company/layouts/hledger.ts";
import { processorTime } from "./processorTime.ts";

/** About 100,000 entries a year. */
const PACE = 4_300;
const TIMES_FASTER = 5;
/** The first ones compile our code. */
const ROUNDS = 5;

/**
 * What `hledger cashflow` takes for a year's entries, and what ours takes to read and trace the same.
 * Both are seconds of the processor, which do not count what else the machine does.
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
    const ours: number[] = [];
    for (let round = 0; round < ROUNDS; round++) ours.push(await secondsOfOurs(csv));
    return compare(company.entries.length, Math.min(...theirs), Math.min(...ours));
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

async function secondsOfOurs(csv: string): Promise<number> {
  const argv = ["--general-ledger", csv, "--framework", "IFRS", "--method", "direct"];
  const options = readOptions(argv, parseArgs);
  if (!options.ok) throw new Error(options.problems.join("\n"));
  const taken = await processorTime(async () => {
    const run = await runStatement(options.value, (path) => readFile(path));
    if (!run.ok) throw new Error(run.problems.join("\n"));
  });
  return taken / 1_000_000;
}
