import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { verifyDocument } from "@tieout/files";
import { readPath } from "./readPath.ts";
import { readTrailFile } from "./readTrailFile.ts";

const AGREES = 0;
const UNREADABLE = 2;
const DIFFERS = 3;

const USAGE = `Usage: npm run verify -- FILE… [--trail F]
  FILE is a PDF, a workbook or the JSON of a statement; F is the audit trail, as GET …/audit-trail answers it.`;

/**
 * Verifies documents on the machine it runs on, from their bytes alone: 0 where all agree, 3 where one
 * does not, 2 where one cannot be read.
 */
async function main(): Promise<number> {
  const asked = readArguments();
  if (typeof asked === "string") return refuse(asked);
  const trail = asked.trail === null ? null : await readTrail(asked.trail);
  if (typeof trail === "string") return refuse(trail);
  const codes: number[] = [];
  for (const path of asked.paths) codes.push(await verify(path, trail));
  return codes.includes(UNREADABLE) ? UNREADABLE : Math.max(...codes);
}

type Trail = Parameters<typeof verifyDocument>[1];

async function verify(path: string, trail: Trail): Promise<number> {
  const bytes = await readPath(path, (each) => readFile(each));
  if (!bytes.ok) return refuse(bytes.problems.join(" "));
  const verified = await verifyDocument(bytes.value, trail);
  switch (verified.outcome) {
    case "agrees":
      process.stdout.write(`${path}: agrees. SHA-256 ${verified.sha256}\n`);
      return AGREES;
    case "differs":
      for (const words of verified.differences) process.stderr.write(`${path}: ${words}\n`);
      return DIFFERS;
    case "unreadable":
      return refuse(`${path}: ${verified.reason}`);
  }
}

async function readTrail(path: string): Promise<Trail | string> {
  const bytes = await readPath(path, (each) => readFile(each));
  if (!bytes.ok) return bytes.problems.join(" ");
  const read = readTrailFile(new TextDecoder().decode(bytes.value));
  return read.ok ? read.value : `${path}: ${read.problems.join(" ")}`;
}

function readArguments(): { paths: string[]; trail: string | null } | string {
  try {
    const { values, positionals } = parseArgs({
      options: { trail: { type: "string", multiple: true } },
      allowPositionals: true,
    });
    const [trail = null, ...others] = values.trail ?? [];
    if (others.length > 0) return `--trail is given ${others.length + 1} times. Give it once.`;
    return positionals.length === 0
      ? `No file was named.\n${USAGE}`
      : { paths: positionals, trail };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${USAGE}`;
  }
}

function refuse(problem: string): number {
  process.stderr.write(`error: ${problem}\n`);
  return UNREADABLE;
}

process.exitCode = await main();
