import { parsedFolder, statementPath } from "@tieout/contract";
import type { DocumentReference } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import { CONTENTS, deleteProjectData } from "./deleteProjectData.ts";
import type { FileRecord } from "./FileRecord.ts";
import { projectCollection } from "./paths.ts";

/**
 * A removal that has been decided: written in the transaction that decides it and taken away when
 * all is gone, so that one which a crash cut short is known and finished.
 */
export type Removal = {
  uid: string;
  projectId: string;
  what: "contents" | "everything";
  at: string;
};

type StatementName = { version: number; run?: string };

/** Where the removal of a project's data is noted. */
export function removalRef(deps: Deps, projectId: string): DocumentReference {
  return deps.db.collection("removals").doc(projectId);
}

/** Removes what was decided, and the note of it. */
export async function carryOut(deps: Deps, removal: Removal): Promise<void> {
  await deleteProjectData(deps, removal, removal.what);
  await removalRef(deps, removal.projectId).delete();
}

/** Finishes a removal later: what came into a cleared project since then is not touched. */
export async function finishRemoval(deps: Deps, removal: Removal): Promise<void> {
  if (removal.what === "everything") return carryOut(deps, removal);
  for (const name of CONTENTS) {
    const found = await projectCollection(deps.db, removal.projectId, name).get();
    for (const document of found.docs) {
      const createdAt: unknown = document.get("createdAt");
      if (typeof createdAt === "string" && createdAt > removal.at) continue;
      await removeObjects(deps, removal.projectId, name, document);
      await deps.db.recursiveDelete(document.ref);
    }
  }
  await removalRef(deps, removal.projectId).delete();
}

async function removeObjects(
  deps: Deps,
  projectId: string,
  name: (typeof CONTENTS)[number],
  document: FirebaseFirestore.QueryDocumentSnapshot,
): Promise<void> {
  const { id } = document;
  if (name === "statements") {
    const { version, run = null } = document.data() as StatementName; // only publish writes them
    await deps.objects.remove(statementPath(projectId, version, run));
  }
  if (name !== "files") return;
  const { uploadPath } = document.data() as FileRecord; // only ingest writes files
  await deps.objects.remove(uploadPath);
  await deps.objects.removeFolder(parsedFolder(projectId, id));
}
