import type { AiValidation } from "@tieout/contract";
import type { ValidationType } from "@tieout/core";
import { decide } from "../ai/decide.ts";
import { describeCheck } from "../ai/describeReports.ts";
import { listChecks } from "../ai/listRuns.ts";
import { readFinding } from "../ai/readFinding.ts";
import { runAnalysis } from "../ai/runAnalysis.ts";
import type { Caller, Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { readProject } from "../store/changeProject.ts";

/** What the checks found, newest first, of every version. */
export const listAiValidations: Handler<"listAiValidations"> = async (
  { params, query },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
  const { items, next } = await listChecks(deps, key.projectId, query);
  return { items: items.map((run) => describeCheck(run, deps.now())), next };
};

export const detectAnomalies: Handler<"detectAnomalies"> = async ({ params }, context) =>
  check(context, params, "anomaly_detection");

export const checkCategorization: Handler<"checkCategorization"> = async ({ params }, context) =>
  check(context, params, "categorization");

export const reviewCashFlow: Handler<"reviewCashFlow"> = async ({ params }, context) =>
  check(context, params, "cash_flow");

export const writeAuditNotes: Handler<"writeAuditNotes"> = async ({ params }, context) =>
  check(context, params, "audit_notes");

/** What a person made of a finding; an acceptance makes what it proposes. */
export const decideFinding: Handler<"decideFinding"> = async (
  { params, body: { findingId, ...asked } },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const read = readFinding(deps, key, { resultId: params.resultId, findingId });
  return { findingId, decision: await decide(deps, key, read, asked) };
};

async function check(
  { deps, caller }: { deps: Deps; caller: Caller },
  params: { readonly id: string },
  task: ValidationType,
): Promise<AiValidation> {
  const run = await runAnalysis(deps, projectKey(params, caller), task);
  return describeCheck(run, deps.now());
}
