import { readinessOf } from "@tieout/contract";
import { ApiProblem } from "../../app/ApiProblem.ts";
import type { Deps } from "../../app/Deps.ts";
import { takeAllowance } from "../../limits/takeAllowance.ts";
import type { ProjectKey } from "../../store/changeProject.ts";
import { readCountingFiles } from "../../store/fileRecords.ts";
import { describeFile } from "../../store/kinds/FileRecord.ts";
import { describeProject, type ProjectRecord } from "../../store/kinds/ProjectRecord.ts";
import { projectCollection, projectRef } from "../../store/paths.ts";
import { prepareLater } from "./prepareLater.ts";

/**
 * How long the page that sent a file is left to have the statement prepared: it knows which files are still on
 * their way, and does so once for all of them. A page that was closed does nothing.
 */
const LEFT_TO_THE_PAGE_SECONDS = 60;

/** Sees to it that a project gets its statement of a file that was read, also where its page was closed meanwhile. */
export async function watchOver(deps: Deps, { uid, projectId }: ProjectKey): Promise<void> {
  const project = (await projectRef(deps.db, projectId).get()).data();
  if (!project || !isWaiting(project)) return;
  await queueUp(deps, { uid, projectId, readAt: deps.now().toISOString() });
}

/** The project, and when a file of it was read. */
type Waiting = ProjectKey & { readAt: string };

/**
 * Prepares the statement of a project that nobody has prepared, where its files suffice. While files come or
 * somebody works on the project it waits; a run counts as one that was asked for. Whatever a run has tried
 * since the file was read is not tried again: each file of a burst has its own task.
 */
export async function prepareByItself(deps: Deps, key: Waiting): Promise<void> {
  const project = (await projectRef(deps.db, key.projectId).get()).data();
  if (!project || !isWaiting(project) || project.ownerId !== key.uid) return;
  if (project.triedAt !== null && project.triedAt > key.readAt) return;
  if (!(await deps.isActive(key.uid))) return;
  if (!(await isReady(deps, key, project))) return; // what is being read comes back here when it has been read
  const quietSince = Date.parse(project.updatedAt) + LEFT_TO_THE_PAGE_SECONDS * 1000;
  if (deps.now().getTime() < quietSince) return queueUp(deps, key);
  try {
    await takeAllowance(deps, "process", { uid: key.uid, address: null });
    await prepareLater(deps, key);
  } catch (error) {
    // It was just claimed by another run, or there were too many: a person can ask for it
    if (!(error instanceof ApiProblem)) throw error;
    deps.log("info", "not prepared by itself", { projectId: key.projectId, reason: error.code });
  }
}

function queueUp(deps: Deps, { uid, projectId, readAt }: Waiting): Promise<void> {
  const settings = { afterSeconds: LEFT_TO_THE_PAGE_SECONDS };
  return deps.enqueue({ kind: "automatic", uid, projectId, readAt }, settings);
}

function isWaiting({
  processesAutomatically,
  statementVersion,
  isOutOfDate,
}: ProjectRecord): boolean {
  return processesAutomatically && (statementVersion === null || isOutOfDate);
}

async function isReady(
  deps: Deps,
  { projectId }: ProjectKey,
  project: ProjectRecord,
): Promise<boolean> {
  const now = deps.now();
  const beingRead = projectCollection(deps.db, projectId, "files").where("status", "==", "parsing");
  const [counting, { empty: isAllRead }] = await Promise.all([
    readCountingFiles(deps, projectId, project),
    beingRead.limit(1).get(),
  ]);
  const files = counting.map((file) => describeFile(file, { isSelected: true, now }));
  return isAllRead && readinessOf(describeProject(projectId, project, now), files).isReady;
}
