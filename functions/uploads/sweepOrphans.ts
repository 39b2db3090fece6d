import { projectOfPath, storedFolders } from "@tieout/contract";
import type { DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import { fileKind } from "../store/FileRecord.ts";
import { fileRef } from "../store/fileRecords.ts";
import { projectKind } from "../store/ProjectRecord.ts";
import { projectRef, removalsOf } from "../store/paths.ts";
import { readPages } from "../store/readPages.ts";
import { finishRemoval } from "../store/removals.ts";
import type { StoredKind } from "../store/StoredKind.ts";
import { findOrphans, type KnownFiles } from "./findOrphans.ts";
import { giveUpOnUpload } from "./ingestUpload.ts";

/** What a sweep did, and how many things it could not settle; each of those is in the log. */
export type Swept = { removals: number; orphans: number; unfinished: number; failed: number };

const MINUTE_MS = 60 * 1000;

/** Whatever is younger may still be on its way. */
const REMOVAL_AGE_MS = 15 * MINUTE_MS;
const OBJECT_AGE_MS = 24 * 60 * MINUTE_MS;

/**
 * Cleans up after crashes: finishes removals that were cut short, removes objects nothing leads
 * to, and settles uploads nobody has finished, so that their owners can ask for them again. It does
 * so a part at a time, and what fails for one does not keep it from the others.
 */
export async function sweepOrphans(deps: Deps): Promise<Swept> {
  const swept: Swept = { removals: 0, orphans: 0, unfinished: 0, failed: 0 };
  await finishRemovals(deps, swept);
  for (const folder of storedFolders) {
    for await (const listed of deps.objects.list(folder)) await sweepObjects(deps, listed, swept);
  }
  return swept;
}

async function finishRemovals(deps: Deps, swept: Swept): Promise<void> {
  const before = new Date(deps.now().getTime() - REMOVAL_AGE_MS).toISOString();
  for await (const page of readPages(removalsOf(deps.db).where("at", "<=", before))) {
    for (const document of page) {
      await attempt(deps, swept, "removals", () => finishRemoval(deps, document.data()));
    }
  }
}

type Listed = readonly { path: string; writtenAt: Date }[];

async function sweepObjects(deps: Deps, listed: Listed, swept: Swept): Promise<void> {
  const before = deps.now().getTime() - OBJECT_AGE_MS;
  const old = listed.filter(({ writtenAt }) => writtenAt.getTime() <= before);
  const { paths, known } = await readKnown(
    deps,
    old.map(({ path }) => path),
    swept,
  );
  const { orphans, unfinished } = findOrphans(paths, known);
  for (const path of orphans) {
    await attempt(deps, swept, "orphans", () => deps.objects.remove(path));
  }
  for (const upload of unfinished) {
    await attempt(deps, swept, "unfinished", () => giveUpOnUpload(deps, upload));
  }
}

async function attempt(
  deps: Deps,
  swept: Swept,
  what: "removals" | "orphans" | "unfinished",
  action: () => Promise<unknown>,
): Promise<void> {
  try {
    await action();
    swept[what] += 1;
  } catch (error) {
    fail(deps, swept, error);
  }
}

function fail(deps: Deps, swept: Swept, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  deps.log("error", "a part of the sweep failed", { reason });
  swept.failed += 1;
}

/**
 * What the database knows of the projects and the files that objects name. Those of a document that
 * does not read are left out: they may be in use.
 */
async function readKnown(
  deps: Deps,
  paths: readonly string[],
  swept: Swept,
): Promise<{ paths: string[]; known: KnownFiles }> {
  const projectOf = (projectId: string) => projectRef(deps.db, projectId).path;
  const fileOf = (projectId: string, fileId: string) => fileRef(deps, projectId, fileId).path;
  const places = paths.flatMap((path) => projectOfPath(path) ?? []);
  const projects = await readOnce(
    deps,
    places.map(({ projectId }) => projectOf(projectId)),
  );
  const files = await readOnce(
    deps,
    places.flatMap(({ projectId, fileId }) => (fileId === null ? [] : fileOf(projectId, fileId))),
  );
  const owners = readEach(deps, swept, projectKind, projects);
  const readings = readEach(deps, swept, fileKind, files);
  const isDamaged = (path: string) => {
    const place = projectOfPath(path);
    if (!place) return false;
    const { projectId, fileId } = place;
    if (owners.damaged.has(projectOf(projectId))) return true;
    return fileId !== null && readings.damaged.has(fileOf(projectId, fileId));
  };
  return {
    paths: paths.filter((path) => !isDamaged(path)),
    known: {
      ownerOf: (projectId) => owners.read.get(projectOf(projectId))?.ownerId ?? null,
      statusOf: (projectId, fileId) => readings.read.get(fileOf(projectId, fileId))?.status ?? null,
    },
  };
}

/** Reads each document that is there, once. */
async function readOnce(deps: Deps, paths: readonly string[]): Promise<DocumentSnapshot[]> {
  const refs: DocumentReference[] = [...new Set(paths)].map((path) => deps.db.doc(path));
  const found = refs.length === 0 ? [] : await deps.db.getAll(...refs);
  return found.filter((document) => document.exists);
}

function readEach<Value extends object>(
  deps: Deps,
  swept: Swept,
  kind: StoredKind<Value>,
  documents: readonly DocumentSnapshot[],
): { read: Map<string, Value>; damaged: Set<string> } {
  const [read, damaged] = [new Map<string, Value>(), new Set<string>()];
  for (const document of documents) {
    const { path } = document.ref;
    try {
      read.set(path, kind.read(document.data(), path));
    } catch (error) {
      damaged.add(path);
      fail(deps, swept, error);
    }
  }
  return { read, damaged };
}
