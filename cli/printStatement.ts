import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { asksForHelp, printUsage } from "./printUsage.ts";
import { readOptions, USAGE } from "./readOptions.ts";
import { runStatement } from "./runStatement.ts";
import { writeMessage } from "./writeMessage.ts";

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
  if (asksForHelp(args)) return printUsage(USAGE, stdout);
  const options = readOptions(args, parseArgs);
  if (!options.ok) return refuse(options.problems, stderr);
  const outcome = await runStatement(options.value, (path) => readFile(path));
  if (!outcome.ok) return refuse(outcome.problems, stderr);
  const { output, warnings, tiesOut } = outcome.value;
  for (const warning of warnings) writeMessage(stderr, `warning: ${warning}`);
  const pieces = typeof output === "string" ? Readable.from([output]) : output;
  const failure = await write(pieces, options.value.output, stdout);
  if (failure !== null) return refuse([failure], stderr);
  return tiesOut ? TIES_OUT : OUT_OF_BALANCE;
}

/** Writes to a file or to the screen; why a file cannot be written, null where all went well. */
async function write(
  pieces: Readable,
  path: string | null,
  stdout: Writable,
): Promise<string | null> {
  try {
    if (path === null) await pipeline(pieces, stdout, { end: false });
    else await pipeline(pieces, createWriteStream(path));
    return null;
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    // Whoever reads a pipe may have seen enough, as `head` has
    if (path === null && error.code === "EPIPE") return null;
    if (path === null) throw error;
    return `${path}: the file could not be written (${error.message}).`;
  }
}

function refuse(problems: readonly string[], stderr: Writable): number {
  for (const problem of problems) writeMessage(stderr, `error: ${problem}`);
  return BAD_INPUT;
}
