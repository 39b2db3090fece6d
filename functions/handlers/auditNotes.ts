import type { StoredNote } from "../ai/keepNotes.ts";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Handler } from "../app/Handlers.ts";
import { param, projectKey } from "../app/projectKey.ts";
import { changeProject, readProject } from "../store/changeProject.ts";
import { projectCollection } from "../store/paths.ts";

/** The audit notes, newest version first, the riskiest first within it. */
export const listAuditNotes: Handler<"listAuditNotes"> = async ({ params }, { deps, caller }) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
  const found = await projectCollection(deps.db, key.projectId, "auditNotes")
    .orderBy("version", "desc")
    .limit(500)
    .get();
  const order = ["critical", "high", "medium", "low"];
  return found.docs
    .map((document) => ({ ...(document.data() as StoredNote), id: document.id })) // written by keepNotes
    .toSorted(
      (left, right) =>
        right.version - left.version ||
        order.indexOf(left.severity) - order.indexOf(right.severity),
    );
};

/** What a person made of a note. */
export const decideAuditNote: Handler<"decideAuditNote"> = async (
  { params, body: { status, reason } },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const id = param(params, "noteId");
  const ref = projectCollection(deps.db, key.projectId, "auditNotes").doc(id);
  return changeProject(deps, key, async ({ transaction, now }) => {
    const note = (await transaction.get(ref)).data() as StoredNote | undefined; // written by keepNotes
    if (!note) throw new ApiProblem("not_found");
    const decided: StoredNote = { ...note, status, reason, decidedAt: now };
    transaction.set(ref, decided);
    const outcome = status === "open" ? "reopened" : status;
    const why = reason === "" ? "" : `: ${reason}`;
    const description = `Audit note "${note.title}" ${outcome}${why}`;
    const metadata = { id, findingId: note.findingId, status, version: note.version };
    return {
      update: {},
      audit: [{ action: "ai_analysis", description, metadata }],
      value: { ...decided, id },
    };
  });
};
