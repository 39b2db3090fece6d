import type { Anchor } from "../proof/anchors.ts";
import { findBreaks, type TrailEntry } from "../proof/checkTrail.ts";
import { isTrailEntry } from "../proof/isTrailEntry.ts";
import { type Verification, verifyDocument } from "../proof/verifyDocument.ts";
import { readZipDirectory } from "../readZipDirectory.ts";
import {
  type ArchivedFile,
  type ArchiveManifest,
  archiveFolders,
  MANIFEST_PATH,
  STATEMENT_PATH,
  TRAIL_PATH,
} from "./ArchiveManifest.ts";
import { openProjectArchive } from "./openProjectArchive.ts";

/** Whether an archive is what it says: how much of it was checked, or the differences found. */
export type ArchiveVerification =
  | {
      outcome: "agrees";
      files: number;
      documents: number;
      /** How many of the documents another release printed, as its anchored trail confirms. */
      printedBefore: number;
      entries: number;
    }
  | { outcome: "differs"; differences: readonly string[] };

const GIBIBYTE = 1024 * 1024 * 1024;
/** Of one file at a time no more than this is held. */
const MOST_BYTES = 4 * GIBIBYTE;

/** Whether a file is an archive of a project, and not another ZIP such as a workbook. */
export function isProjectArchive(bytes: Uint8Array): boolean {
  return readZipDirectory(bytes)?.some(({ name }) => name === MANIFEST_PATH) ?? false;
}

/**
 * Verifies the archive of a project from its bytes alone: every file against the manifest, the audit
 * trail from its first entry to its head, what was uploaded and exported against the entries that tell
 * of it, and every document as by itself.
 */
export async function verifyArchive(
  bytes: Uint8Array,
  { anchors = null }: { anchors?: readonly Anchor[] | null } = {},
): Promise<ArchiveVerification> {
  const opened = await openProjectArchive(bytes, MOST_BYTES);
  if (!opened.ok) return { outcome: "differs", differences: opened.problems };
  const { manifest, read } = opened.archive;
  const listing = manifest.files.find(({ path }) => path === TRAIL_PATH);
  const listed = listing && (await read(listing));
  const trail = listed?.ok ? readTrail(listed.bytes) : null;
  const differences = trail ? checkTrail(trail, manifest) : [`Its ${TRAIL_PATH} does not read.`];
  const proven = { documents: 0, printedBefore: 0 };
  for (const file of manifest.files) {
    const part = await read(file);
    if (!part.ok) differences.push(part.problem);
    if (!part.ok || !trail) continue;
    differences.push(...findUnrecordedFile(file, trail));
    if (!isDocument(file)) continue;
    const verified = await verifyDocument(part.bytes, { trail, anchors });
    count(proven, verified);
    differences.push(...differencesOf(verified).map((words) => `${file.path}: ${words}`));
  }
  if (differences.length > 0) return { outcome: "differs", differences };
  const [files, entries] = [manifest.files.length, trail?.length ?? 0];
  return { outcome: "agrees", files, ...proven, entries };
}

/** Counts a document that agrees, and whether it does by what an earlier release printed. */
function count(proven: { documents: number; printedBefore: number }, verified: Verification): void {
  if (verified.outcome !== "agrees") return;
  proven.documents += 1;
  if (verified.confirmedBy) proven.printedBefore += 1;
}

function differencesOf(verified: Verification): readonly string[] {
  if (verified.outcome !== "differs") return [];
  return verified.advice ? [...verified.differences, verified.advice] : verified.differences;
}

/** The documents that carry their own proof. An export of an early release carries none: the trail tells of it. */
function isDocument({ path }: ArchivedFile): boolean {
  return path === STATEMENT_PATH || (isIn("exports", path) && /\.(pdf|xlsx|json)$/.test(path));
}

function isIn(folder: keyof typeof archiveFolders, path: string): boolean {
  return path.startsWith(archiveFolders[folder]);
}

function checkTrail(trail: readonly TrailEntry[], { auditHead }: ArchiveManifest): string[] {
  const [first] = trail;
  const last = trail.at(-1);
  const isWhole = first === undefined || (first.seq === 1 && /^0+$/.test(first.prevHash));
  const ends = last?.seq === auditHead?.seq && last?.hash === auditHead?.hash;
  return [
    ...findBreaks(trail),
    ...(isWhole ? [] : ["The audit trail does not begin at its first entry."]),
    ...(ends ? [] : ["The audit trail does not end where the manifest says."]),
  ];
}

/** What was uploaded and exported is told of in the trail, by its hash. */
function findUnrecordedFile(
  { path, sha256 }: ArchivedFile,
  trail: readonly TrailEntry[],
): string[] {
  if (!isIn("files", path) && !isIn("exports", path)) return [];
  const isRecorded = trail.some(({ metadata }) => metadata.sha256 === sha256);
  return isRecorded ? [] : [`${path}: the audit trail tells of no file with SHA-256 ${sha256}.`];
}

function readTrail(bytes: Uint8Array): readonly TrailEntry[] | null {
  try {
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const { entries }: { entries?: unknown } =
      typeof read === "object" && read !== null ? read : {};
    return Array.isArray(entries) && entries.every(isTrailEntry) ? entries : null;
  } catch {
    return null; // it is not JSON
  }
}
