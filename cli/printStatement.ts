import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { readOptions } from "./readOptions.ts";
import { runStatement } from "./runStatement.ts";

const TIES_OUT = 0;
const BAD_INPUT = 2;
const OUT_OF_BALANCE = 3;

/** Where a command writes. */
export type Streams = { stdout: Writable; stderr: Writable };

/**
 * Prints a statement from files on disk and gives the exit code; diagnostics go to stderr (product
 * decisions, "The command line").
 */
export async function printStatement(args: string[], streams: Streams): Promise<number> {
  const { stdout, stderr } = streams;
  const options = readOptions(args, parseArgs);
  if (!options.ok) return refuse(options.problems, stderr);
  const outcome = await runStatement(options.value, (path) => readFile(path));
  if (!outcome.ok) return refuse(outcome.problems, stderr);
  const { output, warnings, tiesOut } = outcome.value;
  for (const warning of warnings) stderr.write(`warning: ${warning}\n`);
  const pieces = typeof output === "string" ? Readable.from([output]) : output;
  const path = options.value.output;
  if (path === null) await pipeline(pieces, stdout, { end: false });
  else await pipeline(pieces, createWriteStream(path));
  return tiesOut ? TIES_OUT : OUT_OF_BALANCE;
}

function refuse(problems: readonly string[], stderr: Writable): number {
  for (const problem of problems) stderr.write(`error: ${problem}\n`);
  return BAD_INPUT;
}
