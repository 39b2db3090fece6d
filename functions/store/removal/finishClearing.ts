import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Deps } from "../../app/Deps.ts";
import { readPages } from "../pages/readPages.ts";
import { type ProjectCollection, projectCollection } from "../paths.ts";
import { CONTENTS } from "./emptyProject.ts";
import { objectsOf } from "./objectsOf.ts";
import type { Removal } from "./Removal.ts";
import { removeObject } from "./removeObject.ts";

/**
 * Finishes a clearing that version 0.1.0 decided and did not end: its note names no objects, so all
 * that stood in the project then goes, and what came since is not touched.
 */
export async function finishClearing(deps: Deps, removal: Removal): Promise<void> {
  for (const name of CONTENTS) {
    const contents = projectCollection<ProjectCollection>(deps.db, removal.projectId, name);
    for await (const page of readPages(contents)) {
      for (const document of page) await removeOld(deps, removal, name, document);
    }
  }
}

async function removeOld(
  deps: Deps,
  removal: Removal,
  name: ProjectCollection,
  document: QueryDocumentSnapshot,
): Promise<void> {
  const createdAt: unknown = document.get("createdAt");
  if (typeof createdAt === "string" && createdAt > removal.at) return;
  for (const path of objectsOf(removal, name, document)) await removeObject(deps, path);
  await deps.db.recursiveDelete(document.ref);
}
