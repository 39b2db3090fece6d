import { limits } from "@tieout/contract";
import { MS_PER_DAY } from "@tieout/core";
import type { Deps } from "../../app/Deps.ts";
import { readPages } from "../pages/readPages.ts";
import { projectRef, projectsOf, tombstoneRef, tombstonesOf } from "../paths.ts";
import { forgetNames } from "./forgetNames.ts";
import { carryOut, noteProject } from "./removals.ts";

/** The projects whose time to be restored is over, by their ids. */
export async function* readExpired(deps: Deps): AsyncGenerator<string> {
  const before = new Date(deps.now().getTime() - limits.restorableDays * MS_PER_DAY).toISOString();
  for await (const page of readPages(projectsOf(deps.db).where("deletion.at", "<=", before))) {
    for (const document of page) yield document.id;
  }
}

/**
 * Removes what a deleted project holds, for good: figures, files, exports and the words of its trail.
 * A tombstone and the chain of hashes stay for the time that the law wants them. Does nothing where the
 * project has been restored meanwhile.
 */
export async function purgeProject(deps: Deps, projectId: string): Promise<void> {
  const ref = projectRef(deps.db, projectId);
  const deletion = (await ref.get()).data()?.deletion;
  if (!deletion) return;
  if (deletion.forgetsNames) await forgetNames(deps, { uid: deletion.by, projectId });
  const removal = await deps.db.runTransaction(async (transaction) => {
    const project = (await transaction.get(ref)).data();
    if (project?.deletion?.at !== deletion.at) return null;
    const { by, at } = deletion;
    const keepUntil = new Date(at);
    keepUntil.setUTCFullYear(keepUntil.getUTCFullYear() + deps.trailYears);
    transaction.set(tombstoneRef(deps.db, projectId), {
      deletedBy: by,
      deletedAt: at,
      purgedAt: deps.now().toISOString(),
      head: project.auditHead,
      keepUntil: keepUntil.toISOString(),
    });
    transaction.delete(ref);
    return noteProject(deps, transaction, { uid: by, projectId });
  });
  if (removal) await carryOut(deps, removal);
}

/** The projects whose tombstone has stood for as long as the law wants it. */
export async function* readOutdated(deps: Deps): AsyncGenerator<string> {
  const now = deps.now().toISOString();
  for await (const page of readPages(tombstonesOf(deps.db).where("keepUntil", "<=", now))) {
    for (const document of page) yield document.id;
  }
}

/** Takes away the last there is of a project: its stripped trail, then its tombstone. */
export async function removeTombstone(deps: Deps, projectId: string): Promise<void> {
  await deps.db.recursiveDelete(projectRef(deps.db, projectId));
  await tombstoneRef(deps.db, projectId).delete();
}
