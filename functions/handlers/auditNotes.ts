import { decide } from "../ai/decide.ts";
import { listNotes } from "../ai/listNotes.ts";
import { readNote } from "../ai/readNote.ts";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { readProject } from "../store/changeProject.ts";
import { projectCollection } from "../store/paths.ts";

/** The audit notes, newest version first, the riskiest first within it. */
export const listAuditNotes: Handler<"listAuditNotes"> = async (
  { params, query },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
  return listNotes(deps, key.projectId, query);
};

/** What a person made of a note; an acceptance makes what it proposes. */
export const decideAuditNote: Handler<"decideAuditNote"> = async (
  { params, body },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const id = params.noteId;
  await decide(deps, key, readNote(deps, key, id), body);
  const found = await projectCollection(deps.db, key.projectId, "auditNotes").doc(id).get();
  const decided = found.data();
  if (!decided) throw new ApiProblem("not_found"); // cleared since then
  return { ...decided, id };
};
