import { problemMessages } from "@tieout/contract";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { ProjectKey } from "../store/changeProject.ts";
import { claim, release, takeUp } from "./lease.ts";
import { prepareClaimed } from "./prepareVersion.ts";
import { processing } from "./processing.ts";
import { toldOfFailure } from "./publishVersion.ts";

/** Claims a project for a statement that takes longer than a call may, and puts it into the queue. */
export async function prepareLater(
  deps: Deps,
  key: ProjectKey,
): Promise<{ version: number; status: "processing"; tiesOut: null }> {
  const { uid, projectId } = key;
  const { leaseId, version } = await claim(deps, key, { isTask: true });
  try {
    await deps.enqueue({ kind: "statement", uid, projectId, leaseId });
  } catch (error) {
    await release(deps, key, leaseId, { audit: [] });
    throw error;
  }
  return { version, status: "processing", tiesOut: null };
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
      audit: toldOfFailure(error),
      runFailure: wordsOf(error),
    });
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return problemMessages.internal;
  return error.details.errors?.[0] ?? error.message;
}
