import { limits } from "@tieout/contract";
import type { Transaction } from "firebase-admin/firestore";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import { type AuditDraft, sealEntries } from "./auditChain.ts";
import { auditId } from "./changeProject.ts";
import { newProject, type ProjectRecord } from "./kinds/ProjectRecord.ts";
import { newUser } from "./kinds/UserRecord.ts";
import { projectCollection, projectRef, projectsOf, userRef } from "./paths.ts";

/** A project that is to be: what is chosen for it, and what its trail begins with. */
export type ProjectDraft = {
  uid: string;
  chosen: Pick<ProjectRecord, "name" | "framework" | "method" | "currency"> &
    Partial<ProjectRecord>;
  audit: AuditDraft;
  /** What else is written with it, in the same transaction. */
  fill?: (transaction: Transaction, projectId: string, now: string) => void;
};

/** Makes a project with the first entry of its trail; refused where the user has as many as there may be. */
export async function insertProject(
  deps: Deps,
  { uid, chosen, audit, fill }: ProjectDraft,
): Promise<{ id: string; record: ProjectRecord }> {
  const id = deps.newId();
  const createdAt = deps.now().toISOString();
  // The id makes the chain this project's own: it cannot be passed for another's.
  const first = { ...audit, metadata: { projectId: id, ...audit.metadata } };
  const { entries, head } = sealEntries([first], null, { userId: uid, createdAt });
  const record: ProjectRecord = {
    ...newProject,
    ...chosen,
    ownerId: uid,
    auditHead: head,
    createdAt,
    updatedAt: createdAt,
  };
  await deps.db.runTransaction(async (transaction) => {
    // Reading and writing the user's own document makes two creations at once take turns.
    const owner = userRef(deps.db, uid);
    const user = (await transaction.get(owner)).data() ?? newUser;
    const own = projectsOf(deps.db).where("ownerId", "==", uid).select();
    const { size } = await transaction.get(own.limit(limits.projectsPerUser));
    if (size >= limits.projectsPerUser) throw new ApiProblem("too_many_projects");
    transaction.set(owner, { ...user, lastProjectAt: createdAt });
    transaction.create(projectRef(deps.db, id), record);
    const trail = projectCollection(deps.db, id, "audit");
    for (const entry of entries) transaction.create(trail.doc(auditId(entry.seq)), entry);
    fill?.(transaction, id, createdAt);
  });
  return { id, record };
}
