import { limits } from "@tieout/contract";
import type { AnalystFacts } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import { takeTurns } from "../limits/takeTurns.ts";
import { bytesOfRows } from "../statements/inputs/StatementRequest.ts";
import { requireVersion } from "../statements/record/readStatement.ts";
import type { AuditDraft } from "../store/auditChain.ts";
import { changeProject, type ProjectKey } from "../store/changeProject.ts";
import { projectCollection, userTurnsRef } from "../store/paths.ts";
import { threadTasks } from "../threads/threadTasks.ts";
import { failureMessages, taskLabels } from "./aiWords.ts";
import { keepFindings } from "./keepFindings.ts";
import { prepareNotes } from "./keepNotes.ts";
import type { Reports, Task } from "./Report.ts";
import type { StoredRun } from "./RunRecord.ts";
import { readStatementFacts } from "./readStatementFacts.ts";
import { openFacts } from "./reportOnStatement.ts";

/**
 * Runs a task on the current statement. Our own procedures answer first and are stored; where a
 * model is configured the run is pending until it has added its part. When the model fails, what
 * our procedures said stands, and the caller is told.
 */
export async function runAnalysis<T extends Task>(
  deps: Deps,
  key: ProjectKey,
  task: T,
): Promise<StoredRun<T>> {
  const { version, facts } = await readStatementFacts(deps, key);
  const about = { uid: key.uid, bytes: bytesOfRows(facts.rows) };
  const base = (await deps.runTask(
    threadTasks.reportOnStatement,
    { task, facts },
    about,
  )) as Reports[T]; // of this task
  const isAlone = deps.analyst.madeBy === "built_in";
  const begun: StoredRun<T> = {
    id: deps.newId(),
    task,
    version,
    madeBy: "built_in",
    model: null,
    status: isAlone ? "completed" : "pending",
    ...keepFindings(base),
    decisions: {},
    aiFailure: null,
    unsupportedFigures: [],
    tokens: null,
    createdAt: deps.now().toISOString(),
    createdBy: key.uid,
    completedAt: null,
  };
  if (isAlone) return keepRun(deps, key, begun, base);
  await changeProject(deps, key, async (change) => {
    await requireVersion(deps, change, key, version);
    const { id, ...record } = begun;
    change.transaction.create(runRef(deps, key, id), record);
    return { update: {}, audit: [auditRun(begun, "begun")], value: null };
  });
  return withModel(deps, key, { begun, base, facts: openFacts(facts) });
}

type Begun<T extends Task> = { begun: StoredRun<T>; base: Reports[T]; facts: AnalystFacts };

async function withModel<T extends Task>(
  deps: Deps,
  key: ProjectKey,
  { begun, base, facts }: Begun<T>,
): Promise<StoredRun<T>> {
  const { analyst } = deps;
  try {
    await takeModelTurns(deps, key);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    await keepRun(deps, key, { ...begun, aiFailure: error.message }, base);
    throw error;
  }
  const reviewed = await analyst.review(begun.task, facts, base);
  const { tokens } = reviewed;
  if (!reviewed.ok) {
    const message = failureMessages[reviewed.failure];
    await keepRun(deps, key, { ...begun, tokens, aiFailure: message }, base);
    throw new ApiProblem("ai_failed", { message });
  }
  const { report, unsupportedFigures } = reviewed;
  const { madeBy, model } = analyst;
  const kept = { ...keepFindings(report), unsupportedFigures, tokens };
  return keepRun(deps, key, { ...begun, ...kept, madeBy, model }, report);
}

/** What the runs of the model cost is bounded for a user and for a project. */
function takeModelTurns(deps: Deps, { uid, projectId }: ProjectKey): Promise<void> {
  const [hour, day] = [3600, 24 * 3600];
  return takeTurns(deps, [
    {
      ref: userTurnsRef(deps.db, uid, "ai"),
      limit: limits.aiRunsPerUserAndHour,
      windowSeconds: hour,
      refusal: () =>
        `At most ${limits.aiRunsPerUserAndHour} runs of the AI service an hour. The built-in analyst's result is shown.`,
    },
    {
      ref: projectCollection(deps.db, projectId, "turns").doc("ai"),
      limit: limits.aiRunsPerProjectAndDay,
      windowSeconds: day,
      refusal: () =>
        `At most ${limits.aiRunsPerProjectAndDay} runs of the AI service a day for one project. The built-in analyst's result is shown.`,
    },
  ]);
}

/** Keeps a finished run with its notes and its entry in the audit trail. */
async function keepRun<T extends Task>(
  deps: Deps,
  key: ProjectKey,
  run: StoredRun<T>,
  report: Reports[T],
): Promise<StoredRun<T>> {
  return changeProject(deps, key, async (change) => {
    await requireVersion(deps, change, key, run.version);
    const finished: StoredRun<T> = { ...run, status: "completed", completedAt: change.now };
    const writeNotes = await prepareNotes(deps, change, key, { run: finished, report });
    const { id, ...record } = finished;
    change.transaction.set(runRef(deps, key, id), record);
    writeNotes();
    return { update: {}, audit: [auditRun(finished, "completed")], value: finished };
  });
}

function runRef(deps: Deps, { projectId }: ProjectKey, id: string) {
  return projectCollection(deps.db, projectId, "aiResults").doc(id);
}

function auditRun(run: StoredRun, what: "begun" | "completed"): AuditDraft {
  const { id, task, version, madeBy, model, tokens, aiFailure } = run;
  const missing = aiFailure === null ? "" : " without the AI service";
  return {
    action: "ai_analysis",
    description: `${taskLabels[task]} of version ${version} ${what}${missing}`,
    metadata: { id, task, version, madeBy, model, tokens },
  };
}
