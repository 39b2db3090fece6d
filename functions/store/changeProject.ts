import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import { deliverNotice } from "../notices/deliverNotice.ts";
import { type NoticeDraft, startNotice } from "../notices/Notice.ts";
import { type AuditDraft, sealEntries } from "./auditChain.ts";
import type { ProjectRecord } from "./kinds/ProjectRecord.ts";
import { noticesOf, projectCollection, projectRef } from "./paths.ts";

export type ProjectKey = { uid: string; projectId: string };

/** What a change works with; all its reads come before its writes. */
export type Change = {
  project: ProjectRecord;
  ref: DocumentReference<ProjectRecord>;
  transaction: Transaction;
  now: string;
};

/** What a change does to the project itself, and what the audit trail says of it. */
export type Changed<Value> = {
  update: Partial<ProjectRecord>;
  audit: readonly AuditDraft[];
  /** What the user may want to hear of by e-mail; kept in the same transaction, sent after it. */
  notice?: NoticeDraft;
  value: Value;
};

/**
 * The only way in which a project changes: a transaction that reads it, checks its owner, applies
 * the change and appends to the audit trail. A project that is not the caller's is not found; the
 * sample company is not changed unless that is asked for.
 */
export async function changeProject<Value>(
  deps: Deps,
  { uid, projectId }: ProjectKey,
  change: (change: Change) => Promise<Changed<Value>> | Changed<Value>,
  mayChange: typeof ownedBy = changeableBy,
): Promise<Value> {
  const ref = projectRef(deps.db, projectId);
  let noticeId: string | null = null;
  const changed = await deps.db.runTransaction(async (transaction) => {
    const project = mayChange(uid, (await transaction.get(ref)).data());
    const now = deps.now().toISOString();
    const { update, audit, value, notice } = await change({ project, ref, transaction, now });
    const { entries, head } = sealEntries(audit, project.auditHead, {
      userId: uid,
      createdAt: now,
    });
    const trail = projectCollection(deps.db, projectId, "audit");
    for (const entry of entries) transaction.create(trail.doc(auditId(entry.seq)), entry);
    const isChanged = audit.length > 0 || Object.keys(update).length > 0;
    // Written whole: what an older release stored becomes what this one stores.
    if (isChanged) {
      transaction.set(ref, { ...project, ...update, auditHead: head, updatedAt: now });
    }
    noticeId = notice ? deps.newId() : null;
    if (notice && noticeId) {
      transaction.create(
        noticesOf(deps.db).doc(noticeId),
        startNotice(notice, { uid, projectId }, now),
      );
    }
    return value;
  });
  if (noticeId) await deliverNotice(deps, noticeId);
  return changed;
}

/** Reads a project outside a change; not found unless it is the caller's. */
export async function readProject(
  deps: Deps,
  { uid, projectId }: ProjectKey,
): Promise<ProjectRecord> {
  return ownedBy(uid, (await projectRef(deps.db, projectId).get()).data());
}

/** Sequence numbers as ids that sort. */
export function auditId(seq: number): string {
  return String(seq).padStart(10, "0");
}

/** A project that may be changed: the user's own, and not the sample company. */
function changeableBy(uid: string, project: ProjectRecord | undefined): ProjectRecord {
  const owned = ownedBy(uid, project);
  if (owned.isSample) throw new ApiProblem("sample_is_read_only");
  return owned;
}

/** A project that was read; not found unless it is the user's. */
export function ownedBy(uid: string, project: ProjectRecord | undefined): ProjectRecord {
  if (project?.ownerId !== uid) throw new ApiProblem("not_found");
  return project;
}
