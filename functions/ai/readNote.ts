import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { ProjectKey } from "../store/changeProject.ts";
import { projectCollection } from "../store/paths.ts";
import type { ReadSubject } from "./DecisionSubject.ts";

/** An audit note to decide on. */
export function readNote(deps: Deps, { projectId }: ProjectKey, id: string): ReadSubject {
  const ref = projectCollection(deps.db, projectId, "auditNotes").doc(id);
  return async (transaction) => {
    const found = await (transaction ? transaction.get(ref) : ref.get());
    const note = found.data();
    if (!note) throw new ApiProblem("not_found");
    const { findingId, proposedAdjustment, version, status, reason, decidedAt, createdAt } = note;
    return {
      findingId,
      title: `Audit note "${note.title}"`,
      proposedAdjustment,
      proposedMapping: null,
      metadata: { id, findingId, version },
      decision: { status, reason, decidedAt: decidedAt ?? createdAt },
      keep: (write, decided) => {
        write.set(ref, { ...note, ...decided });
      },
    };
  };
}
