import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import type { Change, ProjectKey } from "./changeProject.ts";
import { deleteProjectData } from "./deleteProjectData.ts";

/**
 * A removal that has been decided: written in the transaction that decides it and taken away when
 * all is gone, so that one which a crash cut short is known and finished.
 */
type Removal = ProjectKey & { at: string } & (
    | { what: "everything" }
    /** Objects, or folders where there is a slash at the end, that nothing leads to any more. */
    | { what: "objects"; objects: readonly string[] }
  );

/** A removal and the note of it. */
export type NotedRemoval = { ref: DocumentReference; removal: Removal };

/** Far below the mebibyte a document may have. */
const OBJECTS_PER_NOTE = 500;

/** Notes that a project goes with all it holds. */
export function noteProject(deps: Deps, transaction: Transaction, key: ProjectKey): NotedRemoval {
  return note(transaction, removals(deps).doc(key.projectId), {
    ...{ ...key, what: "everything", at: deps.now().toISOString() },
  });
}

/** Notes that objects go whose documents this change removes. */
export function noteObjects(
  deps: Deps,
  { transaction, now }: Change,
  { uid, projectId }: ProjectKey,
  objects: readonly string[],
): NotedRemoval[] {
  const notes: NotedRemoval[] = [];
  for (let from = 0; from < objects.length; from += OBJECTS_PER_NOTE) {
    const some = objects.slice(from, from + OBJECTS_PER_NOTE);
    const removal: Removal = { uid, projectId, at: now, what: "objects", objects: some };
    notes.push(note(transaction, removals(deps).doc(deps.newId()), removal));
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
  const found = await transaction.get(removals(deps).where("projectId", "==", projectId));
  return found.docs.some((document) => {
    const removal = document.data() as Removal; // written here
    return removal.what === "everything" || removal.objects.includes(path);
  });
}

/** Removes what was decided, and the note of it. */
export async function carryOut(deps: Deps, { ref, removal }: NotedRemoval): Promise<void> {
  if (removal.what === "everything") await deleteProjectData(deps, removal);
  else await Promise.all(removal.objects.map((path) => removeObject(deps, path)));
  await ref.delete();
}

/** The removals decided before a moment that nobody has carried out. */
export async function readUnfinished(deps: Deps, before: string): Promise<NotedRemoval[]> {
  const found = await removals(deps).where("at", "<=", before).get();
  return found.docs.map((document) => ({
    ref: document.ref,
    removal: document.data() as Removal, // written here
  }));
}

function removals(deps: Deps) {
  return deps.db.collection("removals");
}

function note(transaction: Transaction, ref: DocumentReference, removal: Removal): NotedRemoval {
  transaction.set(ref, removal);
  return { ref, removal };
}

function removeObject(deps: Deps, path: string): Promise<void> {
  return path.endsWith("/") ? deps.objects.removeFolder(path) : deps.objects.remove(path);
}
