import { projectOfPath, storedFolders } from "@tieout/contract";
import type { DocumentReference } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import { fileRef } from "../store/FileRecord.ts";
import { projectRef } from "../store/paths.ts";
import { carryOut, readUnfinished } from "../store/removals.ts";
import { findOrphans, type KnownFiles } from "./findOrphans.ts";
import { giveUpOnUpload } from "./ingestUpload.ts";

/** What a sweep did. */
export type Swept = { removals: number; orphans: number; unfinished: number };

const MINUTE_MS = 60 * 1000;

/** Whatever is younger may still be on its way. */
const REMOVAL_AGE_MS = 15 * MINUTE_MS;
const OBJECT_AGE_MS = 24 * 60 * MINUTE_MS;

/**
 * Cleans up after crashes: finishes removals that were cut short, removes objects nothing leads
 * to, and settles uploads nobody has finished, so that their owners can ask for them again.
 */
export async function sweepOrphans(deps: Deps): Promise<Swept> {
  const removals = await finishRemovals(deps);
  const paths = await oldObjects(deps);
  const { orphans, unfinished } = findOrphans(paths, await readKnown(deps, paths));
  for (const path of orphans) await deps.objects.remove(path);
  for (const upload of unfinished) await giveUpOnUpload(deps, upload);
  return { removals, orphans: orphans.length, unfinished: unfinished.length };
}

async function finishRemovals(deps: Deps): Promise<number> {
  const before = new Date(deps.now().getTime() - REMOVAL_AGE_MS).toISOString();
  const unfinished = await readUnfinished(deps, before);
  for (const removal of unfinished) await carryOut(deps, removal);
  return unfinished.length;
}

async function oldObjects(deps: Deps): Promise<string[]> {
  const before = deps.now().getTime() - OBJECT_AGE_MS;
  const listed = await Promise.all(storedFolders.map((folder) => deps.objects.list(folder)));
  return listed
    .flat()
    .filter(({ writtenAt }) => writtenAt.getTime() <= before)
    .map(({ path }) => path);
}

const AT_ONCE = 300;

/** Reads each project and each file the objects name, once. */
async function readKnown(deps: Deps, paths: readonly string[]): Promise<KnownFiles> {
  const refs = new Map<string, DocumentReference>();
  for (const path of paths) {
    const place = projectOfPath(path);
    if (!place) continue;
    const project = projectRef(deps.db, place.projectId);
    refs.set(project.path, project);
    if (place.fileId === null) continue;
    const file = fileRef(deps, place.projectId, place.fileId);
    refs.set(file.path, file);
  }
  const known = new Map<string, FirebaseFirestore.DocumentSnapshot>();
  const wanted = [...refs.values()];
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const found = await deps.db.getAll(...wanted.slice(at, at + AT_ONCE));
    for (const document of found) known.set(document.ref.path, document);
  }
  const fieldOf = (ref: DocumentReference, field: string) =>
    known.get(ref.path)?.get(field) ?? null;
  return {
    ownerOf: (projectId) => fieldOf(projectRef(deps.db, projectId), "ownerId"),
    statusOf: (projectId, fileId) => fieldOf(fileRef(deps, projectId, fileId), "status"),
  };
}
