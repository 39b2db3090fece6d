import type { AiValidation } from "@tieout/contract";
import { type ValidationType, validationTypes } from "@tieout/core";
import { describeCheck } from "../ai/describeReports.ts";
import type { Task } from "../ai/Report.ts";
import {
  type Decision,
  listRuns,
  type RunRecord,
  reportOf,
  type StoredRun,
} from "../ai/RunRecord.ts";
import { runAnalysis } from "../ai/runAnalysis.ts";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Caller, Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { param, projectKey } from "../app/projectKey.ts";
import { changeProject, readProject } from "../store/changeProject.ts";
import { projectCollection } from "../store/paths.ts";

/** What the checks found, newest first, of every version. */
export const listAiValidations: Handler<"listAiValidations"> = async (
  { params },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
  const runs = await listRuns(deps, key.projectId);
  return runs.flatMap((run) => (isCheck(run) ? [describeCheck(run, deps.now())] : []));
};

export const detectAnomalies: Handler<"detectAnomalies"> = async ({ params }, context) =>
  check(context, params, "anomaly_detection");

export const checkCategorization: Handler<"checkCategorization"> = async ({ params }, context) =>
  check(context, params, "categorization");

export const reviewCashFlow: Handler<"reviewCashFlow"> = async ({ params }, context) =>
  check(context, params, "cash_flow");

export const writeAuditNotes: Handler<"writeAuditNotes"> = async ({ params }, context) =>
  check(context, params, "audit_notes");

/** What a person made of a finding; the finding itself stays as it was found. */
export const decideFinding: Handler<"decideFinding"> = async (
  { params, body: { findingId, status, reason } },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const id = param(params, "resultId");
  const ref = projectCollection(deps.db, key.projectId, "aiResults").doc(id);
  return changeProject(deps, key, async ({ transaction, now }) => {
    const run = (await transaction.get(ref)).data() as RunRecord | undefined; // written by runAnalysis
    const title = run && titleOf(run, findingId);
    if (!run || title === undefined) throw new ApiProblem("not_found");
    const decided: Decision = { status, reason, decidedAt: now };
    transaction.update(ref, { decisions: { ...run.decisions, [findingId]: decided } });
    const why = reason === "" ? "" : `: ${reason}`;
    const description = `Finding "${title}" ${told[status]}${why}`;
    const metadata = { id, findingId, status, version: run.version };
    return {
      update: {},
      audit: [{ action: "ai_analysis", description, metadata }],
      value: { findingId, decision: decided },
    };
  });
};

/** How a decision reads in the audit trail. */
const told = { open: "reopened", accepted: "accepted", dismissed: "dismissed" } as const;

async function check(
  { deps, caller }: { deps: Deps; caller: Caller },
  params: Readonly<Record<string, string>>,
  task: ValidationType,
): Promise<AiValidation> {
  const run = await runAnalysis(deps, projectKey(params, caller), task);
  return describeCheck(run, deps.now());
}

function isCheck(run: StoredRun): run is StoredRun<ValidationType> {
  return validationTypes.some((type) => type === run.task);
}

/** What a run calls the thing of an id; undefined when it found no such thing. */
function titleOf(run: RunRecord<Task>, findingId: string): string | undefined {
  const report = reportOf(run);
  if ("findings" in report) return report.findings.find(({ id }) => id === findingId)?.title;
  if (!("improvements" in report)) return undefined;
  const { improvements, reclassifications } = report;
  return (
    improvements.find(({ id }) => id === findingId)?.title ??
    reclassifications.find(({ id }) => id === findingId)?.item
  );
}
