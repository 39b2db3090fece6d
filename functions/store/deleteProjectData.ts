import { projectFolders, uploadsFolder } from "@tieout/contract";
import type { Deps } from "../app/Deps.ts";
import type { ProjectKey } from "./changeProject.ts";
import { type ProjectCollection, projectCollection, projectRef } from "./paths.ts";

/** The collections that clearing a project empties. */
export const CONTENTS: readonly ProjectCollection[] = [
  "files",
  "statements",
  "adjustments",
  "mappings",
  "verifications",
  "exports",
  "disclosureNotes",
  "aiResults",
  "auditNotes",
  "presentation",
];

/** Removes a project's contents, or the project itself with its trail, from database and Storage. */
export async function deleteProjectData(
  deps: Deps,
  { uid, projectId }: ProjectKey,
  what: "contents" | "everything",
): Promise<void> {
  if (what === "everything") await deps.db.recursiveDelete(projectRef(deps.db, projectId));
  else {
    for (const name of CONTENTS) {
      await deps.db.recursiveDelete(projectCollection(deps.db, projectId, name));
    }
  }
  const folders = [uploadsFolder(uid, projectId), ...projectFolders(uid, projectId)];
  await Promise.all(folders.map((folder) => deps.objects.removeFolder(folder)));
}
