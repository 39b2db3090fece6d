import { limits } from "@tieout/contract";
import { anchorHead } from "../anchors/anchorHead.ts";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { changeProject, ownedBy, type ProjectKey } from "../store/changeProject.ts";
import { describeProject, type ProjectRecord } from "../store/kinds/ProjectRecord.ts";
import { readPage } from "../store/pages/readPage.ts";
import { projectRef, projectsOf } from "../store/paths.ts";
import { deletionOf } from "../store/removal/deletion.ts";
import { restorableUntil } from "../store/removal/removedFiles.ts";

/**
 * Deletes a project: from then on it is nobody's. For 30 days whoever deleted it can restore it; then
 * its contents go, and a tombstone with the stripped trail stays.
 */
export const deleteProject: Handler<"deleteProject"> = async (
  { params, query },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const forgetsNames = query.forgetNames === "true";
  await changeProject(
    deps,
    key,
    (change) => deletionOf(deps, change, caller.uid, forgetsNames),
    ownedBy,
  );
  await anchorDeletion(deps, key);
  return { ok: true };
};

/** The end of the trail is anchored at once: nothing comes after it that a later anchor would cover. */
async function anchorDeletion(deps: Deps, { projectId }: ProjectKey): Promise<void> {
  const head = (await projectRef(deps.db, projectId).get()).data()?.auditHead;
  if (head) await anchorHead(deps, { projectId, ...head, version: null });
}

/** The projects that the caller deleted and can still restore. */
export const listDeletedProjects: Handler<"listDeletedProjects"> = async (
  { query },
  { deps, caller },
) => {
  const deleted = projectsOf(deps.db).where("deletion.by", "==", caller.uid);
  const { items, next } = await readPage(deleted, query);
  return {
    items: items.flatMap(({ id, name, deletion }) =>
      isRestorable(deps, deletion)
        ? { id, name, deletedAt: deletion.at, restorableUntil: restorableUntil(deletion.at) }
        : [],
    ),
    next,
  };
};

/** Restores a deleted project for the user who deleted it. */
export const restoreDeletedProject: Handler<"restoreDeletedProject"> = async (
  { params },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const own = projectsOf(deps.db).where("ownerId", "==", caller.uid).select();
  return changeProject(
    deps,
    key,
    async ({ project, transaction, now }) => {
      const { size } = await transaction.get(own.limit(limits.projectsPerUser));
      if (size >= limits.projectsPerUser) throw new ApiProblem("too_many_projects");
      const update = { ownerId: caller.uid, deletion: null, updatedAt: now };
      const restored = { ...project, ...update };
      return {
        update,
        audit: [{ action: "project_restored", description: "Project restored", metadata: {} }],
        value: describeProject(key.projectId, restored, deps.now()),
      };
    },
    (uid, project) => deletedBy(deps, uid, project),
  );
};

/** A deleted project; not found unless the user deleted it and its time is not over. */
function deletedBy(deps: Deps, uid: string, project: ProjectRecord | undefined): ProjectRecord {
  const deletion = project?.deletion ?? null;
  if (!project || !isRestorable(deps, deletion) || deletion.by !== uid) {
    throw new ApiProblem("not_found");
  }
  return project;
}

function isRestorable(
  deps: Deps,
  deletion: ProjectRecord["deletion"],
): deletion is NonNullable<ProjectRecord["deletion"]> {
  return deletion !== null && restorableUntil(deletion.at) > deps.now().toISOString();
}
