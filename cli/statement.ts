import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { readOptions } from "./readOptions.ts";
import { runStatement } from "./runStatement.ts";

const TIES_OUT = 0;
const BAD_INPUT = 2;
const OUT_OF_BALANCE = 3;

/** Prints a statement from files on disk; diagnostics go to stderr (product decisions, "The command line"). */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), parseArgs);
  if (!options.ok) return refuse(options.problems);
  const outcome = await runStatement(options.value, (path) => readFile(path));
  if (!outcome.ok) return refuse(outcome.problems);
  const { output, warnings, tiesOut } = outcome.value;
  for (const warning of warnings) process.stderr.write(`warning: ${warning}\n`);
  const pieces = typeof output === "string" ? Readable.from([output]) : output;
  const path = options.value.output;
  if (path === null) await pipeline(pieces, process.stdout, { end: false });
  else await pipeline(pieces, createWriteStream(path));
  return tiesOut ? TIES_OUT : OUT_OF_BALANCE;
}

function refuse(problems: readonly string[]): number {
  for (const problem of problems) process.stderr.write(`error: ${problem}\n`);
  return BAD_INPUT;
}

process.exitCode = await main();
