import type { DocumentReference } from "firebase-admin/firestore";
import type { Deps } from "../../app/Deps.ts";
import type { Change, ProjectKey } from "../changeProject.ts";
import { readPages } from "../pages/readPages.ts";
import { type ProjectCollection, projectCollection } from "../paths.ts";
import { NAMING_FIELDS, objectsOf } from "./objectsOf.ts";

/** The collections that clearing a project empties. */
export const CONTENTS: readonly ProjectCollection[] = [
  "files",
  "removedFiles",
  "statements",
  "adjustments",
  "mappings",
  "traits",
  "openings",
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
  const held: DocumentReference[] = [];
  for (const name of CONTENTS) {
    const contents = projectCollection<ProjectCollection>(deps.db, key.projectId, name);
    // Of a document no more is read than what its objects are named after.
    for await (const page of readPages(contents.select(...NAMING_FIELDS), transaction)) {
      for (const document of page) {
        objects.push(...objectsOf(key, name, document));
        held.push(document.ref);
      }
    }
  }
  for (const ref of held) transaction.delete(ref);
  return objects;
}
