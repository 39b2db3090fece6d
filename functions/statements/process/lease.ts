import type { RunProgress } from "@tieout/contract";
import { ApiProblem } from "../../app/ApiProblem.ts";
import type { Deps } from "../../app/Deps.ts";
import type { AuditDraft } from "../../store/auditChain.ts";
import {
  type Change,
  type Changed,
  changeProject,
  type ProjectKey,
} from "../../store/changeProject.ts";
import { isLeased, type ProjectRecord } from "../../store/kinds/ProjectRecord.ts";
import { projectRef } from "../../store/paths.ts";

/** How long a project stays claimed by a run that died, and how often a live run renews its claim. */
const [LEASE_MS, RENEW_EVERY_MS] = [15_000, 5_000];

/** A task keeps its claim until the queue has tried it again. */
const TASK_LEASE_MS = 10 * 60 * 1000;

/** A project claimed for one run, as it was then, and the number its statement gets if there is one. */
export type Claim = { project: ProjectRecord; leaseId: string; version: number };

/**
 * Claims the project for one run, which makes the statement anew of what the files say or only shows it
 * another way; a second claim while it lasts is refused.
 */
export async function claim(
  deps: Deps,
  key: ProjectKey,
  { isMadeAnew }: { isMadeAnew: boolean },
): Promise<Claim> {
  const leaseId = deps.newId();
  return changeProject(deps, key, ({ project, now }) => {
    refuseWhileRunning(deps, project);
    // Whoever holds the lease alone publishes: the number stays free until then.
    const version = project.lastVersion + 1;
    const lease = leaseFromNow(deps, leaseId);
    const value = { project, leaseId, version };
    const tried = isMadeAnew ? { triedAt: now } : {};
    return { update: { lease, runFailure: null, ...tried }, audit: [], value };
  });
}

/** A claim for a task that waits, and what was recorded with it; no lease where a run had claimed it already. */
type TaskClaim<Value> = { leaseId: string | null; version: number; value: Value };

/**
 * Claims the project for a task that waits, with what it is to make the statement of in the same
 * transaction. Where a run holds the claim this is refused, or recorded for the next run alone.
 */
export async function claimForTask<Value>(
  deps: Deps,
  key: ProjectKey,
  record: (change: Change, version: number) => Changed<Value> | Promise<Changed<Value>>,
  { mayWait = false }: { mayWait?: boolean } = {},
): Promise<TaskClaim<Value>> {
  const leaseId = deps.newId();
  return changeProject<TaskClaim<Value>>(deps, key, async (change) => {
    const { project } = change;
    const isClaimed = isLeased(project, deps.now());
    if (isClaimed && !mayWait) throw new ApiProblem("processing_in_progress");
    const version = project.lastVersion + 1;
    const { value, update, ...recorded } = await record(change, version);
    if (isClaimed) return { ...recorded, update, value: { leaseId: null, version, value } };
    const lease = taskLease(deps, leaseId, WAITING);
    return {
      ...recorded,
      update: { ...update, lease, runFailure: null, triedAt: change.now },
      value: { leaseId, version, value },
    };
  });
}

const WAITING: RunProgress = { stage: "waiting", count: null };

/** Takes up the claim that a task was given; null where it has ended or is another's. */
export async function takeUp(deps: Deps, key: ProjectKey, leaseId: string): Promise<Claim | null> {
  return changeProject(deps, key, ({ project }) => {
    if (project.lease?.id !== leaseId) return { update: {}, audit: [], value: null };
    const lease = taskLease(deps, leaseId, { stage: "reading", count: null });
    const value = { project, leaseId, version: project.lastVersion + 1 };
    return { update: { lease }, audit: [], value };
  });
}

/** A claim that is kept: how far its run has come is told, until it is left. */
export type KeptClaim = { tell: (progress: RunProgress) => void; leave: () => void };

/** Renews a claim until it is left, so that it lasts as long as its run lives. */
export function keepClaim(deps: Deps, key: ProjectKey, leaseId: string): KeptClaim {
  let latest: RunProgress | undefined;
  let isLeft = false;
  const renewed = async () => {
    try {
      await renew(deps, key, leaseId, latest);
    } catch (error) {
      // The lease outlasts two renewals; a run that lost it all the same publishes nothing.
      const reason = error instanceof Error ? error.message : String(error);
      deps.log("warning", "lease not renewed", { projectId: key.projectId, reason });
    }
  };
  const stop = deps.every(RENEW_EVERY_MS, renewed);
  return {
    tell: (progress) => {
      latest = progress;
      if (!isLeft) void renewed();
    },
    leave: () => {
      isLeft = true;
      stop();
    },
  };
}

/** A claim that was given back or went to another stays so. */
async function renew(
  deps: Deps,
  { projectId }: ProjectKey,
  leaseId: string,
  progress: RunProgress | undefined,
): Promise<void> {
  const ref = projectRef(deps.db, projectId);
  await deps.db.runTransaction(async (transaction) => {
    const project = (await transaction.get(ref)).data();
    if (project?.lease?.id !== leaseId) return;
    const { isTask = false, progress: before } = project.lease;
    const lease = isTask
      ? taskLease(deps, leaseId, progress ?? before)
      : { ...leaseFromNow(deps, leaseId), ...(progress && { progress }) };
    transaction.set(ref, { ...project, lease });
  });
}

type Lease = NonNullable<ProjectRecord["lease"]>;

function leaseFromNow(deps: Deps, id: string, lasts = LEASE_MS): Lease {
  return { id, expiresAt: new Date(deps.now().getTime() + lasts).toISOString() };
}

function taskLease(deps: Deps, id: string, progress: RunProgress | undefined): Lease {
  const lease = { ...leaseFromNow(deps, id, TASK_LEASE_MS), isTask: true };
  return { ...lease, ...(progress && { progress }) };
}

/** Gives the claim back after a run that did not finish; the status is again what it was. */
export async function release(
  deps: Deps,
  key: ProjectKey,
  leaseId: string,
  { audit, runFailure = null }: { audit: readonly AuditDraft[]; runFailure?: string | null },
): Promise<void> {
  await changeProject(deps, key, ({ project }) => ({
    update: project.lease?.id === leaseId ? { lease: null, runFailure } : {},
    audit,
    value: null,
  }));
}

/** A run that lost its claim may not write its result. */
export function assertHeld({ project }: Change, leaseId: string): void {
  if (project.lease?.id !== leaseId) throw new ApiProblem("processing_in_progress");
}

/** Refuses a change that would take data away from a run in progress. */
export function refuseWhileRunning(deps: Deps, project: ProjectRecord): void {
  if (isLeased(project, deps.now())) throw new ApiProblem("processing_in_progress");
}

/**
 * The update for a change that removes data a run uses: refused during a run. A run that is late with its
 * renewal loses its claim.
 */
export function endRuns(deps: Deps, project: ProjectRecord): Pick<ProjectRecord, "lease"> {
  refuseWhileRunning(deps, project);
  return { lease: null };
}
