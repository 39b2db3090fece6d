import { parsedFolder, statementPath } from "@tieout/contract";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import { CONTENTS, deleteProjectData } from "./deleteProjectData.ts";
import { type ProjectCollection, projectCollection, removalsOf } from "./paths.ts";
import type { Removal } from "./Removal.ts";
import { readPages } from "./readPages.ts";

/** Removes what was decided, and the note of it. */
export async function carryOut(deps: Deps, removal: Removal): Promise<void> {
  await deleteProjectData(deps, removal, removal.what);
  await removalsOf(deps.db).doc(removal.projectId).delete();
}

/** Finishes a removal later: what came into a cleared project since then is not touched. */
export async function finishRemoval(deps: Deps, removal: Removal): Promise<void> {
  if (removal.what === "everything") return carryOut(deps, removal);
  for (const name of CONTENTS) {
    const contents = projectCollection<ProjectCollection>(deps.db, removal.projectId, name);
    for await (const page of readPages(contents)) {
      for (const document of page) await removeOld(deps, removal, name, document);
    }
  }
  await removalsOf(deps.db).doc(removal.projectId).delete();
}

async function removeOld(
  deps: Deps,
  { projectId, at }: Removal,
  name: ProjectCollection,
  document: QueryDocumentSnapshot,
): Promise<void> {
  const createdAt: unknown = document.get("createdAt");
  if (typeof createdAt === "string" && createdAt > at) return;
  await removeObjects(deps, projectId, name, document);
  await deps.db.recursiveDelete(document.ref);
}

/** What is removed need not fit its schema: of a document that does not, all that can be named goes. */
async function removeObjects(
  deps: Deps,
  projectId: string,
  name: ProjectCollection,
  document: QueryDocumentSnapshot,
): Promise<void> {
  if (name === "statements") {
    const run: unknown = document.get("run") ?? null;
    const path = statementPath(projectId, Number(document.id), run === null ? null : String(run));
    await deps.objects.remove(path);
  }
  if (name !== "files") return;
  const uploadPath: unknown = document.get("uploadPath");
  if (typeof uploadPath === "string") await deps.objects.remove(uploadPath);
  await deps.objects.removeFolder(parsedFolder(projectId, document.id));
}
