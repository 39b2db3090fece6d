import { projectFolders, uploadsFolder } from "@tieout/contract";
import type { Deps } from "../../app/Deps.ts";
import type { ProjectKey } from "../changeProject.ts";
import { projectRef, tombstoneRef } from "../paths.ts";
import { stripTrail } from "./stripTrail.ts";

/**
 * Removes what a project holds from database and Storage. Where it has a tombstone its trail stays,
 * stripped; those that earlier releases deleted have none.
 */
export async function deleteProjectData(deps: Deps, { uid, projectId }: ProjectKey): Promise<void> {
  const ref = projectRef(deps.db, projectId);
  const keepsTrail = (await tombstoneRef(deps.db, projectId).get()).exists;
  if (keepsTrail) await stripTrail(deps, projectId);
  for (const collection of await ref.listCollections()) {
    if (!keepsTrail || collection.id !== "audit") await deps.db.recursiveDelete(collection);
  }
  await ref.delete();
  const folders = [uploadsFolder(uid, projectId), ...projectFolders(uid, projectId)];
  await Promise.all(folders.map((folder) => deps.objects.removeFolder(folder)));
}
