import type { Writable } from "node:stream";

/** Whether a person asks what a command takes, instead of for its work. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.includes("--help") || args.includes("-h");
}

/** Prints how a command is used; that is no failure. */
export function printUsage(usage: string, stdout: Writable): number {
  stdout.write(`${usage}\n`);
  return 0;
}
