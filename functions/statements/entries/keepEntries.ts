import { Readable } from "node:stream";
import { entriesPath } from "@tieout/contract";
import type { Deps } from "../../app/Deps.ts";
import { piecesOf } from "../../objects/piecesOf.ts";
import { type ProjectKey, readProject } from "../../store/changeProject.ts";
import type { ProjectRecord } from "../../store/kinds/ProjectRecord.ts";
import { type EntryIndex, openIndex, type WrittenEntries } from "./ledgerEntries.ts";

/** Which version the entries belong to, and the run that made it. */
export type VersionPlace = { projectId: string; version: number; run: string };

/** The entries of a version: those that were written for it, or those of one that says the same figures. */
export type VersionEntries = WrittenEntries | { copiedFrom: VersionPlace };

const PARTS = [
  ["lines", "application/octet-stream"],
  ["index", "application/json"],
] as const;

/** Keeps the ledger entries behind the lines of a version, before the project points to it; says how many bytes they are. */
export async function keepEntries(
  deps: Deps,
  place: VersionPlace,
  entries: VersionEntries,
): Promise<number> {
  let kept = 0;
  for (const [what, contentType] of PARTS) {
    const path = pathOf(place, what);
    if ("copiedFrom" in entries) {
      kept += await copy(deps, pathOf(entries.copiedFrom, what), path, contentType);
    } else {
      await deps.objects.write(path, entries[what], contentType);
      kept += entries[what].byteLength;
    }
  }
  return kept;
}

/** Copies an object a piece at a time: it may be larger than what a call has room for. */
async function copy({ objects }: Deps, from: string, to: string, contentType: string) {
  const size = await objects.size(from);
  if (size === null) return 0; // that version was made without a ledger
  const readRange = (start: number, end: number) => objects.readRange(from, start, end);
  const open = async () => Readable.from(piecesOf(size, readRange));
  await objects.writeStream(to, open, { contentType, fileName: "entries" });
  return size;
}

/** Removes the entries of a version that another has taken the place of: nothing reads them any more. */
export async function removeEntries(deps: Deps, place: VersionPlace): Promise<void> {
  for (const [what] of PARTS) await deps.objects.remove(pathOf(place, what));
}

/** The version that a project points to; null before the first, and where an earlier release made it. */
export function currentPlace(
  projectId: string,
  { statementVersion: version, statementRun: run }: ProjectRecord,
): VersionPlace | null {
  return version === null || run === null ? null : { projectId, version, run };
}

/** Which entries of the current version stand where, and the object that holds them. */
export type CurrentEntries = { place: VersionPlace; index: EntryIndex; path: string };

/** The entries of the version that a project points to; null without a ledger. */
export async function entriesOfCurrent(
  deps: Deps,
  key: ProjectKey,
  project: ProjectRecord,
): Promise<CurrentEntries | null> {
  const place = currentPlace(key.projectId, project);
  if (!place) return null;
  const path = pathOf(place, "index");
  const bytes = await deps.objects.read(path);
  if (bytes) return { place, index: openIndex({ bytes, path }), path: pathOf(place, "lines") };
  // Those of a version are removed when another takes its place
  const now = await readProject(deps, key);
  return now.statementRun === place.run ? null : entriesOfCurrent(deps, key, now);
}

function pathOf({ projectId, version, run }: VersionPlace, what: "lines" | "index"): string {
  return entriesPath(projectId, version, run, what);
}
