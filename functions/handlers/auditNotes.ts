import { decide } from "../ai/decide.ts";
import type { StoredNote } from "../ai/keepNotes.ts";
import { readNote } from "../ai/readNote.ts";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Handler } from "../app/Handlers.ts";
import { param, projectKey } from "../app/projectKey.ts";
import { readProject } from "../store/changeProject.ts";
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

/** What a person made of a note; an acceptance makes what it proposes. */
export const decideAuditNote: Handler<"decideAuditNote"> = async (
  { params, body },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const id = param(params, "noteId");
  await decide(deps, key, readNote(deps, key, id), body);
  const found = await projectCollection(deps.db, key.projectId, "auditNotes").doc(id).get();
  const decided = found.data() as StoredNote | undefined; // written by keepNotes
  if (!decided) throw new ApiProblem("not_found"); // cleared since then
  return { ...decided, id };
};
