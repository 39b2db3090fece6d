import {
  type AdjustmentBody,
  entriesPath,
  type ProblemCode,
  statementPath,
} from "@tieout/contract";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { AuditDraft } from "../store/auditChain.ts";
import {
  type Change,
  type Changed,
  changeProject,
  type ProjectKey,
} from "../store/changeProject.ts";
import type { ProjectRecord } from "../store/ProjectRecord.ts";
import { projectCollection } from "../store/paths.ts";
import { personName } from "../store/personName.ts";
import { assertHeld, type Claim, claim, keepClaim, release } from "./lease.ts";
import type { WrittenEntries } from "./ledgerEntries.ts";
import type { AdjustmentEffectTold, MadeVersion } from "./makeVersion.ts";
import { readInputs } from "./readInputs.ts";
import { refusal } from "./refusal.ts";
import {
  type StatementRecord,
  type StatementSummary,
  settledStatus,
  statementFile,
} from "./StatementRecord.ts";
import { bytesOfRows, type StatementRequest } from "./StatementRequest.ts";

/** What a run is for: what it changes in the inputs, and what it writes beside the new version. */
export type Run<Value> = {
  amend: (input: StatementRequest) => StatementRequest;
  /** The adjustment it makes, for its effect to be told. */
  adjustment?: AdjustmentBody;
  /** Refuses by throwing what the files of these entities cannot give. */
  refuseEntities?: (entities: readonly string[]) => void;
  /** Whether it is about the statement there is; otherwise it may make the first. */
  needsStatement: boolean;
  /** Refuses by throwing. */
  record: (change: Change, prepared: Prepared) => Recorded<Value> | Promise<Recorded<Value>>;
  /** Which refusal the caller gets when no statement can be made. */
  problemCode: "statement_not_possible" | "adjustment_invalid";
};

export type Recorded<Value> = Omit<Changed<Value>, "update">;

type Prepared = {
  version: number;
  summary: StatementSummary;
  /** What its adjustment did; null where it makes none. */
  effect: AdjustmentEffectTold | null;
};

/**
 * Makes a new version of a statement under the project's lease: reads what it is made from,
 * prepares it, keeps it whole in Storage, then points the project to it in one transaction with
 * the audit entry. A run that fails leaves everything as it was.
 */
export async function prepareVersion<Value>(
  deps: Deps,
  key: ProjectKey,
  run: Run<Value>,
): Promise<Value> {
  const claimed = await claim(deps, key);
  const leaveClaim = keepClaim(deps, key, claimed.leaseId);
  try {
    if (run.needsStatement && claimed.project.statementVersion === null) {
      throw new ApiProblem("no_statement"); // cleared since it was asked for
    }
    const made = await make(deps, key, claimed, run);
    const path = statementPath(key.projectId, claimed.version, claimed.leaseId);
    await deps.objects.write(path, made.stored, "application/json");
    if (made.entries) await keepEntries(deps, key, claimed, made.entries);
    return await publish(deps, key, { claimed, made, run });
  } catch (error) {
    await release(deps, key, claimed.leaseId, toldOfFailure(error));
    throw error;
  } finally {
    leaveClaim();
  }
}

async function keepEntries(
  deps: Deps,
  { projectId }: ProjectKey,
  { version, leaseId }: Claim,
  { lines, index }: WrittenEntries,
): Promise<void> {
  const pathOf = (what: "lines" | "index") => entriesPath(projectId, version, leaseId, what);
  await deps.objects.write(pathOf("lines"), lines, "application/jsonl");
  await deps.objects.write(pathOf("index"), index, "application/json");
}

type Made = Extract<MadeVersion, { ok: true }>;

async function make(
  deps: Deps,
  key: ProjectKey,
  { project, version }: Claim,
  { amend, adjustment, refuseEntities, problemCode }: Run<unknown>,
): Promise<Made> {
  const { input, files } = await readInputs(deps, key, project);
  const { rows, ...without } = input;
  const createdAt = deps.now().toISOString();
  const preparedBy = await personName(deps, key.uid);
  const request = {
    input: amend(input),
    adjusting: adjustment ? { body: adjustment, without } : null,
    about: { version, createdAt, preparedBy, files: files.map(statementFile) },
  };
  const about = { uid: key.uid, bytes: bytesOfRows(rows) };
  const made = await deps.runTask("makeVersion", request, about);
  refuseEntities?.(made.entities);
  if (!made.ok) throw refusal(problemCode, made.problems);
  return made;
}

type Finished<Value> = { claimed: Claim; made: Made; run: Run<Value> };

function publish<Value>(
  deps: Deps,
  key: ProjectKey,
  { claimed, made: { summary, effect }, run }: Finished<Value>,
): Promise<Value> {
  const { version, leaseId } = claimed;
  return changeProject(deps, key, async (change) => {
    assertHeld(change, leaseId);
    const recorded = await run.record(change, { version, summary, effect });
    const statements = projectCollection(deps.db, key.projectId, "statements");
    const record: StatementRecord = { ...summary, createdBy: key.uid, run: leaseId };
    change.transaction.create(statements.doc(String(version)), record);
    const update: Partial<ProjectRecord> = {
      ...{ statementVersion: version, lastVersion: version, statementRun: leaseId },
      ...{ status: settledStatus(summary), lease: null },
      isOutOfDate: change.project.isOutOfDate && isChangedSince(claimed, change.project),
    };
    return { update, ...recorded };
  });
}

/** Whatever changed the project while this ran (a new file, another policy) is not in this version. */
function isChangedSince({ project }: Claim, now: ProjectRecord): boolean {
  return now.auditHead?.seq !== project.auditHead?.seq;
}

function toldOfFailure(error: unknown): AuditDraft[] {
  const isTold = error instanceof ApiProblem && TOLD.includes(error.code);
  if (!isTold) return [];
  const [first = error.message, ...others] = error.details.errors ?? [];
  const metadata = { problems: others.length + 1 };
  return [{ action: "processing", description: `No statement was prepared: ${first}`, metadata }];
}

/** The refusals that the audit trail tells of: no statement came of these files. */
const TOLD: readonly ProblemCode[] = ["statement_not_possible", "too_much_work"];
