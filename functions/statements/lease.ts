import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { AuditDraft } from "../store/auditChain.ts";
import { type Change, changeProject, type ProjectKey } from "../store/changeProject.ts";
import { isLeased, type ProjectRecord } from "../store/ProjectRecord.ts";

/** Longer than any run, short enough that a crashed one does not lock a project for good. */
const LEASE_MS = 5 * 60 * 1000;

/** A project claimed for one run, as it was then, and the number its statement gets if there is one. */
export type Claim = { project: ProjectRecord; leaseId: string; version: number };

/** Claims the project for one run; a second claim while it lasts is refused. */
export async function claim(deps: Deps, key: ProjectKey): Promise<Claim> {
  const leaseId = deps.newId();
  return changeProject(deps, key, ({ project }) => {
    refuseWhileRunning(deps, project);
    const expiresAt = new Date(deps.now().getTime() + LEASE_MS).toISOString();
    // Whoever holds the lease alone publishes: the number stays free until then.
    const version = project.lastVersion + 1;
    return {
      update: { lease: { id: leaseId, expiresAt } },
      audit: [],
      value: { project, leaseId, version },
    };
  });
}

/** Gives the claim back after a run that did not finish; the status is again what it was. */
export async function release(
  deps: Deps,
  key: ProjectKey,
  leaseId: string,
  audit: readonly AuditDraft[],
): Promise<void> {
  await changeProject(deps, key, ({ project }) => ({
    update: project.lease?.id === leaseId ? { lease: null } : {},
    audit,
    value: null,
  }));
}

/** A run that lost its claim may not write its result. */
export function assertHeld({ project }: Change, leaseId: string): void {
  if (project.lease?.id !== leaseId) throw new ApiProblem("processing_in_progress");
}

/** What may not happen under a run's feet waits for its end. */
export function refuseWhileRunning(deps: Deps, project: ProjectRecord): void {
  if (isLeased(project, deps.now())) throw new ApiProblem("processing_in_progress");
}
