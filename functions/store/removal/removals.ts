import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import type { Deps } from "../../app/Deps.ts";
import type { Change, ProjectKey } from "../changeProject.ts";
import { readPages } from "../pages/readPages.ts";
import { removalsOf } from "../paths.ts";
import { deleteProjectData } from "./deleteProjectData.ts";
import { finishClearing } from "./finishClearing.ts";
import type { Removal } from "./Removal.ts";
import { removeObject } from "./removeObject.ts";

/** A removal and the note of it. */
export type NotedRemoval = { ref: DocumentReference<Removal>; removal: Removal };

/** Far below the mebibyte a document may have. */
const OBJECTS_PER_NOTE = 500;

/** Notes that a project goes with all it holds. */
export function noteProject(deps: Deps, transaction: Transaction, key: ProjectKey): NotedRemoval {
  return note(transaction, removalsOf(deps.db).doc(key.projectId), {
    ...key,
    what: "everything",
    at: deps.now().toISOString(),
  });
}

/** Notes that objects go whose documents this change removes. */
export function noteObjects(
  deps: Deps,
  { transaction, now }: Pick<Change, "transaction" | "now">,
  { uid, projectId }: ProjectKey,
  objects: readonly string[],
): NotedRemoval[] {
  const notes: NotedRemoval[] = [];
  for (let from = 0; from < objects.length; from += OBJECTS_PER_NOTE) {
    const some = objects.slice(from, from + OBJECTS_PER_NOTE);
    const removal: Removal = { uid, projectId, at: now, what: "objects", objects: some };
    notes.push(note(transaction, removalsOf(deps.db).doc(deps.newId()), removal));
  }
  return notes;
}

/** Whether an object is about to go: it is there still, but belongs to nothing any more. */
export async function isBeingRemoved(
  deps: Deps,
  transaction: Transaction,
  projectId: string,
  path: string,
): Promise<boolean> {
  const ofProject = removalsOf(deps.db).where("projectId", "==", projectId);
  for await (const page of readPages(ofProject, transaction)) {
    if (page.some((document) => takes(document.data(), path))) return true;
  }
  return false;
}

function takes(removal: Removal, path: string): boolean {
  if (removal.what === "objects") return removal.objects.includes(path);
  // The note of a clearing by version 0.1.0 names no objects: it goes by the age of the documents.
  return removal.what === "everything";
}

/** Removes what was decided, and the note of it. */
export async function carryOut(deps: Deps, { ref, removal }: NotedRemoval): Promise<void> {
  if (removal.what === "everything") await deleteProjectData(deps, removal);
  else if (removal.what === "contents") await finishClearing(deps, removal);
  else await Promise.all(removal.objects.map((path) => removeObject(deps, path)));
  await ref.delete();
}

/** The removals decided before a moment that nobody has carried out. */
export async function* readUnfinished(deps: Deps, before: string): AsyncGenerator<NotedRemoval> {
  for await (const page of readPages(removalsOf(deps.db).where("at", "<=", before))) {
    for (const document of page) yield { ref: document.ref, removal: document.data() };
  }
}

function note(
  transaction: Transaction,
  ref: DocumentReference<Removal>,
  removal: Removal,
): NotedRemoval {
  transaction.set(ref, removal);
  return { ref, removal };
}
