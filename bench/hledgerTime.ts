import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readOptions } from "../cli/readOptions.ts";
import { runStatement } from "../cli/runStatement.ts";
import { processorTime } from "./processorTime.ts";

/** The first eight or so still compile our code. */
const ROUNDS = 14;

/**
 * Reads and traces the ledger of hledger's print that its argument names, again and again, and prints
 * the fewest microseconds of processor time that a round took.
 */
const [csv = ""] = process.argv.slice(2);
const argv = ["--general-ledger", csv, "--framework", "IFRS", "--method", "direct"];
const options = readOptions(argv, parseArgs);
if (!options.ok) throw new Error(options.problems.join("\n"));
const { value } = options;
const taken: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) taken.push(await processorTime(statement));
process.stdout.write(String(Math.min(...taken)));

async function statement(): Promise<void> {
  const run = await runStatement(value, (path) => readFile(path));
  if (!run.ok) throw new Error(run.problems.join("\n"));
}
