import { isLargeLedger, problemMessages } from "@tieout/contract";
import { ApiProblem } from "../../app/ApiProblem.ts";
import type { Deps } from "../../app/Deps.ts";
import type { Change, ProjectKey } from "../../store/changeProject.ts";
import { readLedgers } from "../../store/fileRecords.ts";
import type { ProjectRecord } from "../../store/kinds/ProjectRecord.ts";
import { auditFailure, type Recorded } from "../versions/publishVersion.ts";
import { claimForTask, release, takeUp } from "./lease.ts";
import { prepareClaimed } from "./prepareVersion.ts";
import { processing } from "./processing.ts";

/** Whether a statement of a project takes longer than a call may. */
export async function takesLong(
  deps: Deps,
  { projectId }: ProjectKey,
  project: ProjectRecord,
): Promise<boolean> {
  const files = await readLedgers(deps, projectId, project);
  return isLarge(files);
}

/** Whether the files of a ledger are large together. */
export function isLarge(files: readonly { size: number }[]): boolean {
  const size = files.reduce((total, file) => total + file.size, 0);
  return isLargeLedger({ fileType: "general_ledger", size });
}

/** Claims a project for a statement that takes longer than a call may, and puts it into the queue. */
export async function prepareLater(
  deps: Deps,
  key: ProjectKey,
): Promise<{ version: number; status: "processing"; tiesOut: null }> {
  const nothing = { update: {}, audit: [], value: null };
  const { leaseId, version } = await claimForTask(deps, key, () => nothing);
  if (leaseId === null) throw new ApiProblem("processing_in_progress");
  try {
    await enqueue(deps, key, leaseId);
  } catch (error) {
    await release(deps, key, leaseId, { audit: [] });
    throw error;
  }
  return { version, status: "processing", tiesOut: null };
}

/**
 * Keeps what changes a statement that takes longer than a call may, and has the statement prepared with
 * it: it is kept whatever becomes of the statement, which is out of date until then. What comes while a
 * statement is being prepared is for the next one, where that run had read what it needs.
 */
export async function recordAndPrepareLater<Value>(
  deps: Deps,
  key: ProjectKey,
  record: (change: Change, version: number) => Recorded<Value> | Promise<Recorded<Value>>,
): Promise<Value> {
  const keep = async (change: Change, version: number) => {
    if (change.project.statementVersion === null) throw new ApiProblem("no_statement"); // cleared since it was asked for
    return { ...(await record(change, version)), update: { isOutOfDate: true } };
  };
  const { leaseId, value } = await claimForTask(deps, key, keep, { mayWait: true });
  try {
    if (leaseId !== null) await enqueue(deps, key, leaseId);
  } catch (error) {
    deps.log("error", "no task was queued", { ...key, reason: String(error) });
    const runFailure = problemMessages.internal;
    if (leaseId !== null) await release(deps, key, leaseId, { audit: [], runFailure });
  }
  return value;
}

function enqueue(deps: Deps, { uid, projectId }: ProjectKey, leaseId: string): Promise<void> {
  return deps.enqueue({ kind: "statement", uid, projectId, leaseId });
}

type StatementTask = ProjectKey & { leaseId: string };

/**
 * Prepares the statement that a task is for. An attempt that dies leaves the claim, by which the next
 * one begins again; what it had written belongs to no version, and the next writes it anew. A claim that
 * has ended means that an earlier attempt had finished. It throws for a fault of ours while there is
 * another attempt; whatever else keeps the statement from being made is told to the user.
 */
export async function finishStatement(
  deps: Deps,
  { leaseId, uid, projectId }: StatementTask,
  isLast: boolean,
): Promise<void> {
  const key = { uid, projectId };
  try {
    const claimed = await takeUp(deps, key, leaseId);
    if (claimed) await prepareClaimed(deps, key, claimed, processing(claimed.project));
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "not_found") return; // deleted meanwhile
    if (!(error instanceof ApiProblem) && !isLast) throw error;
    deps.log("warning", "no statement was prepared", { projectId, reason: String(error) });
    await release(deps, key, leaseId, {
      audit: auditFailure(error),
      runFailure: wordsOf(error),
    });
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return problemMessages.internal;
  return error.details.errors?.[0] ?? error.message;
}
