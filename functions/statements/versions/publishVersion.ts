import {
  finishedPath,
  type ProblemCode,
  readingsPath,
  statementPath,
  tracePath,
} from "@tieout/contract";
import { ApiProblem } from "../../app/ApiProblem.ts";
import type { Deps } from "../../app/Deps.ts";
import type { AuditDraft } from "../../store/auditChain.ts";
import {
  type Change,
  type Changed,
  changeProject,
  type ProjectKey,
} from "../../store/changeProject.ts";
import type { ProjectRecord } from "../../store/kinds/ProjectRecord.ts";
import { projectCollection } from "../../store/paths.ts";
import {
  currentPlace,
  keepEntries,
  removeEntries,
  type VersionPlace,
} from "../entries/keepEntries.ts";
import { keepYearEnd } from "../inputs/yearEnd.ts";
import {
  assertHeld,
  type Claim,
  claim,
  type KeptClaim,
  keepClaim,
  release,
} from "../process/lease.ts";
import type { StatementSummary } from "../record/StatementRecord.ts";
import { statusOfClaim } from "../record/statusOfClaim.ts";
import { type FinishedVersion, noteFinished, readFinished } from "./finishedVersion.ts";
import type { AuditedEffect, MadeVersion } from "./makeVersion.ts";

/** A version that was made: its bytes, and what the transaction that publishes it says of it. */
export type Made = Extract<MadeVersion, { ok: true }>;

/** How a version is made, and what is written beside it. */
export type Publication<Value> = {
  /** Makes it, or refuses by throwing. */
  make: (claimed: Claim, tell: KeptClaim["tell"]) => Promise<Made>;
  /** Whether it is about the statement there is; otherwise it may make the first. */
  needsStatement: boolean;
  /** Whether it is made of what the project holds now: then it is no longer out of date. */
  isMadeAnew: boolean;
  /** What it changes of the project besides: what that is called, and for when. */
  renaming?: Pick<Partial<ProjectRecord>, "name" | "entityName" | "period">;
  /** Refuses by throwing. */
  record: (change: Change, prepared: Prepared) => Recorded<Value> | Promise<Recorded<Value>>;
};

export type Recorded<Value> = Omit<Changed<Value>, "update">;

type Prepared = {
  version: number;
  summary: StatementSummary;
  /** What its adjustment did; null where it makes none. */
  effect: AuditedEffect | null;
};

/**
 * Makes a new version of a statement under the project's lease: keeps it whole in Storage, then points
 * the project to it in one transaction with the audit entry. A run that fails leaves everything as it was.
 */
export async function publishVersion<Value>(
  deps: Deps,
  key: ProjectKey,
  publication: Publication<Value>,
): Promise<Value> {
  const claimed = await claim(deps, key, publication);
  try {
    return await publishClaimed(deps, key, claimed, publication);
  } catch (error) {
    await release(deps, key, claimed.leaseId, { audit: auditFailure(error) });
    throw error;
  }
}

/** The same under a claim that was taken before; it stays taken where this fails. */
export async function publishClaimed<Value>(
  deps: Deps,
  key: ProjectKey,
  claimed: Claim,
  publication: Publication<Value>,
): Promise<Value> {
  const kept = keepClaim(deps, key, claimed.leaseId);
  const { tell } = kept;
  try {
    if (publication.needsStatement && claimed.project.statementVersion === null) {
      throw new ApiProblem("no_statement"); // cleared since it was asked for
    }
    const place = { projectId: key.projectId, version: claimed.version, run: claimed.leaseId };
    const isTask = claimed.project.lease?.isTask === true;
    const before = isTask ? await readFinished(deps, place) : null;
    const finished = before ?? (await finish(deps, key, { claimed, publication, place, tell }));
    if (isTask && !before) {
      await noteFinished(deps, place, finished);
      await deps.objects.remove(tracePath(place.projectId, place.version, place.run));
    }
    const published = await publish(deps, key, { claimed, finished, publication });
    await removeReplaced(deps, claimed, place);
    return published;
  } finally {
    kept.leave();
  }
}

/** A version that is finished, and what its adjustment did; null where it makes none. */
type Finished = FinishedVersion & { effect?: AuditedEffect | null };

type Finishing = {
  claimed: Claim;
  publication: Pick<Publication<unknown>, "make">;
  place: VersionPlace;
  tell: KeptClaim["tell"];
};

/** Makes a version and keeps all of it in Storage. */
async function finish(
  deps: Deps,
  { uid }: ProjectKey,
  { claimed, publication, place, tell }: Finishing,
): Promise<Finished> {
  let hasProgress = false;
  const made = await publication.make(claimed, (progress) => {
    hasProgress = true;
    tell(progress);
  });
  // What is prepared in place is over before anybody could see it.
  if (hasProgress) tell({ stage: "storing", count: null });
  const { projectId, version, run } = place;
  const json = "application/json";
  await deps.objects.write(statementPath(projectId, version, run), made.stored, json);
  const entryBytes = made.entries ? await keepEntries(deps, place, made.entries) : 0;
  if (made.yearEnd) await keepYearEnd(deps, place, made.yearEnd);
  if (made.readings) {
    await deps.objects.write(readingsPath(projectId, version, run), made.readings, json);
  }
  const { summary, effect, sha256 } = made;
  const madeAt = claimed.project.auditHead?.seq ?? null;
  return { record: { ...summary, createdBy: uid, run }, effect, sha256, entryBytes, madeAt };
}

/** What nothing reads any more once a version is published; where it cannot be removed now, it goes with its project. */
async function removeReplaced(
  deps: Deps,
  { project }: Claim,
  { projectId, version, run }: VersionPlace,
) {
  const replaced = currentPlace(projectId, project);
  try {
    if (project.lease?.isTask) await deps.objects.remove(finishedPath(projectId, version, run));
    if (replaced) await removeEntries(deps, replaced);
  } catch (error) {
    deps.log("warning", "what a version left behind stays", { projectId, reason: String(error) });
  }
}

type Publishing<Value> = { claimed: Claim; finished: Finished; publication: Publication<Value> };

function publish<Value>(
  deps: Deps,
  key: ProjectKey,
  { claimed, finished, publication }: Publishing<Value>,
): Promise<Value> {
  const { version, leaseId } = claimed;
  const { record, effect = null, sha256, entryBytes } = finished;
  const { createdBy: _createdBy, run: _run, ...summary } = record;
  return changeProject(deps, key, async (change) => {
    assertHeld(change, leaseId);
    const { isOutOfDate } = change.project;
    const recorded = await publication.record(change, { version, summary, effect });
    const statements = projectCollection(deps.db, key.projectId, "statements");
    change.transaction.create(statements.doc(String(version)), record);
    const update: Partial<ProjectRecord> = {
      ...publication.renaming,
      statementVersion: version,
      lastVersion: version,
      statementRun: leaseId,
      entryBytes,
      status: statusOfClaim(summary, change.project.method),
      lease: null,
      statementClaim: claimOf(summary),
      isOutOfDate: publication.isMadeAnew
        ? isOutOfDate && isChangedSince(finished, change.project)
        : isOutOfDate,
    };
    return { update, ...recorded, audit: nameVersion(recorded.audit, { version, sha256 }) };
  });
}

function claimOf({ tiesOut, draftReasons, openPoints }: StatementSummary) {
  return { tiesOut, draftReasons, openPoints };
}

/** The last entry that tells of a version names it with its hash: documents are held against it. */
function nameVersion(
  audit: readonly AuditDraft[],
  made: { version: number; sha256: string },
): AuditDraft[] {
  return audit.map((draft, at) =>
    at === audit.length - 1 ? { ...draft, metadata: { ...draft.metadata, ...made } } : draft,
  );
}

/** Whatever changed the project while this ran (a new file, another policy) is not in this version. */
function isChangedSince({ madeAt }: Finished, now: ProjectRecord): boolean {
  return (now.auditHead?.seq ?? null) !== madeAt;
}

/** What the audit trail says of a run that made no statement. */
export function auditFailure(error: unknown): AuditDraft[] {
  if (!(error instanceof ApiProblem)) return [];
  const failure = FAILURES[error.code];
  if (failure === undefined) return [];
  const { errors = [] } = error.details;
  const metadata = { problems: Math.max(errors.length, 1) };
  const description = `No statement was prepared: ${errors[0] ?? failure}`;
  return [{ action: "processing", description, metadata }];
}

/**
 * The refusals that the audit trail tells of, where they list no problems: what happened, without the
 * advice for whoever waited then.
 */
const FAILURES: Partial<Record<ProblemCode, string>> = {
  statement_not_possible: "none could be made of the files and settings there were.",
  too_much_work: "the run took more memory or time than there is for it, and was stopped.",
};
