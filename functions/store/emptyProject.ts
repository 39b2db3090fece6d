import { exportPath, parsedFolder, statementPath } from "@tieout/contract";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import type { Change, ProjectKey } from "./changeProject.ts";
import { type ProjectCollection, projectCollection } from "./paths.ts";

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

/**
 * Removes the contents of a project in one transaction: what comes after it is not touched. Returns
 * the objects that nothing leads to any more.
 */
export async function emptyProject(
  deps: Deps,
  { transaction }: Change,
  key: ProjectKey,
): Promise<string[]> {
  const objects: string[] = [];
  const held: QueryDocumentSnapshot[] = [];
  for (const name of CONTENTS) {
    const contents = projectCollection(deps.db, key.projectId, name);
    // Of a document no more is read than what its objects are named after.
    const { docs } = await transaction.get(
      contents.select("uploadPath", "version", "run", "fileName"),
    );
    objects.push(...docs.flatMap((document) => objectsOf(key, name, document)));
    held.push(...docs);
  }
  for (const { ref } of held) transaction.delete(ref);
  return objects;
}

/** The objects a document leads to; a folder ends with a slash. */
function objectsOf(
  key: ProjectKey,
  name: ProjectCollection,
  document: QueryDocumentSnapshot,
): string[] {
  if (name === "files") {
    return [String(document.get("uploadPath")), parsedFolder(key.projectId, document.id)];
  }
  if (name === "statements") {
    const run: unknown = document.get("run"); // not in what was kept before runs had names
    const path = statementPath(
      key.projectId,
      Number(document.get("version")),
      run ? String(run) : null,
    );
    return [path];
  }
  return name === "exports" ? [exportPath(key, document.id, String(document.get("fileName")))] : [];
}
