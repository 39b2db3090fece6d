import { limits, parsedFolder } from "@tieout/contract";
import { MS_PER_DAY } from "@tieout/core";
import type { DocumentReference, QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Deps } from "../../app/Deps.ts";
import type { RemovedFile } from "../kinds/removedFileKind.ts";
import { readPages } from "../pages/readPages.ts";
import { projectCollection, removedFilesOf } from "../paths.ts";
import { carryOut, noteObjects } from "./removals.ts";

/** Where a removed file stands, under the id it had. */
export function removedFileRef(
  deps: Deps,
  projectId: string,
  fileId: string,
): DocumentReference<RemovedFile> {
  return projectCollection(deps.db, projectId, "removedFiles").doc(fileId);
}

/** From when on what is removed or deleted now cannot be restored. */
export function restorableUntil(removedAt: string): string {
  return new Date(Date.parse(removedAt) + limits.restorableDays * MS_PER_DAY).toISOString();
}

/** Whether a removed file can still be restored, swept or not. */
export function isRestorable(deps: Deps, { createdAt }: RemovedFile): boolean {
  return restorableUntil(createdAt) > deps.now().toISOString();
}

/** The removed files whose time to be restored is over. */
export async function* readExpiredFiles(
  deps: Deps,
): AsyncGenerator<QueryDocumentSnapshot<RemovedFile>> {
  const before = new Date(deps.now().getTime() - limits.restorableDays * MS_PER_DAY).toISOString();
  const expired = removedFilesOf(deps.db).where("createdAt", "<=", before);
  for await (const page of readPages(expired)) yield* page;
}

/** Removes an expired file for good; does nothing where it has been restored meanwhile. */
export async function purgeFile(
  deps: Deps,
  { ref, id: fileId }: QueryDocumentSnapshot<RemovedFile>,
): Promise<void> {
  const removals = await deps.db.runTransaction(async (transaction) => {
    const removed = (await transaction.get(ref)).data();
    const projectId = ref.parent.parent?.id;
    if (!removed || projectId === undefined || isRestorable(deps, removed)) return [];
    transaction.delete(ref);
    const change = { transaction, now: deps.now().toISOString() };
    const objects = [removed.uploadPath, parsedFolder(projectId, fileId)];
    return noteObjects(deps, change, { uid: removed.removedBy, projectId }, objects);
  });
  for (const removal of removals) await carryOut(deps, removal);
}
