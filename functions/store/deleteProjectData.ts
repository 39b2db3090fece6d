import { projectFolders, uploadsFolder } from "@tieout/contract";
import type { Deps } from "../app/Deps.ts";
import type { ProjectKey } from "./changeProject.ts";
import { projectRef } from "./paths.ts";

/** Removes a project with its trail and all its objects from database and Storage. */
export async function deleteProjectData(deps: Deps, { uid, projectId }: ProjectKey): Promise<void> {
  await deps.db.recursiveDelete(projectRef(deps.db, projectId));
  const folders = [uploadsFolder(uid, projectId), ...projectFolders(uid, projectId)];
  await Promise.all(folders.map((folder) => deps.objects.removeFolder(folder)));
}
