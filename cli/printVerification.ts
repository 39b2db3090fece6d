import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import {
  type Anchor,
  fingerprintOf,
  isProjectArchive,
  type Proofs,
  verifyArchive,
  verifyDocument,
} from "@tieout/files";
import type { Outcome } from "./Outcome.ts";
import type { Streams } from "./printStatement.ts";
import { asksForHelp, printUsage } from "./printUsage.ts";
import { readAnchorsFile } from "./readAnchorsFile.ts";
import { readPath } from "./readPath.ts";
import { readTrailFile } from "./readTrailFile.ts";
import { writeMessage } from "./writeMessage.ts";

const AGREES = 0;
const UNREADABLE = 2;
const DIFFERS = 3;

const USAGE = `Usage: npm run verify -- FILE… [--trail F] [--anchors F]
  FILE is a PDF, a workbook or the JSON of a statement, or the archive of a project; the trail is as GET …/audit-trail answers it,
  the anchors are as the bucket keeps them, one a line.`;

/**
 * Verifies documents on the machine it runs on, from their bytes alone, and gives the exit code: 0 where
 * all agree, 3 where one does not, 2 where one cannot be read.
 */
export async function printVerification(args: string[], streams: Streams): Promise<number> {
  if (asksForHelp(args)) return printUsage(USAGE, streams.stdout);
  const asked = readArguments(args);
  if (typeof asked === "string") return refuse(asked, streams);
  const trail = await readProof(asked.trail, readTrailFile);
  if (!trail.ok) return refuse(trail.problems.join(" "), streams);
  const anchors = await readProof(asked.anchors, readAnchorsFile);
  if (!anchors.ok) return refuse(anchors.problems.join(" "), streams);
  const proofs = { trail: trail.value, anchors: anchors.value };
  const codes: number[] = [];
  for (const path of asked.paths) codes.push(await verify(path, proofs, streams));
  if (anchors.value) tellKeys(anchors.value, streams);
  return codes.includes(UNREADABLE) ? UNREADABLE : Math.max(...codes);
}

async function verify(path: string, proofs: Proofs, streams: Streams): Promise<number> {
  const bytes = await readPath(path, (each) => readFile(each));
  if (!bytes.ok) return refuse(bytes.problems.join(" "), streams);
  if (isProjectArchive(bytes.value)) return verifyWhole(path, bytes.value, proofs, streams);
  const verified = await verifyDocument(bytes.value, proofs);
  switch (verified.outcome) {
    case "agrees":
      writeMessage(streams.stdout, `${path}: agrees. SHA-256 ${verified.sha256}`);
      if (verified.confirmedBy) {
        const { seq, at } = verified.confirmedBy;
        writeMessage(
          streams.stdout,
          `${path}: another release printed it. The trail tells of these bytes, which the anchor of ${at} for entry ${seq} confirms.`,
        );
      }
      return AGREES;
    case "differs":
      for (const words of verified.differences) writeMessage(streams.stderr, `${path}: ${words}`);
      if (verified.advice) writeMessage(streams.stderr, `${path}: ${verified.advice}`);
      return DIFFERS;
    case "unreadable":
      return refuse(`${path}: ${verified.reason}`, streams);
  }
}

/** An archive brings its own trail: another that is given is not looked at. */
async function verifyWhole(
  path: string,
  bytes: Uint8Array,
  { anchors }: Proofs,
  { stdout, stderr }: Streams,
): Promise<number> {
  const verified = await verifyArchive(bytes, { anchors: anchors ?? null });
  if (verified.outcome === "differs") {
    for (const words of verified.differences) writeMessage(stderr, `${path}: ${words}`);
    return DIFFERS;
  }
  const { files, documents, printedBefore, entries } = verified;
  const count = (number: number, one: string, several: string) =>
    `${number} ${number === 1 ? one : several}`;
  const held = [
    count(files, "file", "files"),
    count(documents, "document", "documents"),
    count(entries, "entry of the audit trail", "entries of the audit trail"),
  ].join(", ");
  writeMessage(stdout, `${path}: agrees. ${held}`);
  if (printedBefore > 0) {
    writeMessage(
      stdout,
      `${path}: another release printed ${printedBefore} of the documents. The trail tells of their bytes under the anchors.`,
    );
  }
  return AGREES;
}

/** Whose signatures were checked is for the reader to compare: the anchors name their keys themselves. */
function tellKeys(anchors: readonly Anchor[], { stdout }: Streams): void {
  for (const key of new Set(anchors.map(fingerprintOf))) {
    writeMessage(stdout, `The anchors are signed by the key with SHA-256 ${key}`);
  }
}

async function readProof<Value>(
  path: string | null,
  read: (text: string) => Outcome<Value>,
): Promise<Outcome<Value | null>> {
  if (path === null) return { ok: true, value: null };
  const bytes = await readPath(path, (each) => readFile(each));
  if (!bytes.ok) return bytes;
  const found = read(new TextDecoder().decode(bytes.value));
  return found.ok ? found : { ok: false, problems: [`${path}: ${found.problems.join(" ")}`] };
}

type Asked = { paths: string[]; trail: string | null; anchors: string | null };

function readArguments(args: string[]): Asked | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        trail: { type: "string", multiple: true },
        anchors: { type: "string", multiple: true },
      },
      allowPositionals: true,
    });
    for (const name of ["trail", "anchors"] as const) {
      const { length = 0 } = values[name] ?? [];
      if (length > 1) return `--${name} is given ${length} times. Give it once.`;
    }
    const { trail: [trail = null] = [], anchors: [anchors = null] = [] } = values;
    if (positionals.length === 0) return `No file was named.\n${USAGE}`;
    return { paths: positionals, trail, anchors };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${USAGE}`;
  }
}

function refuse(problem: string, { stderr }: Streams): number {
  writeMessage(stderr, `error: ${problem}`);
  return UNREADABLE;
}
