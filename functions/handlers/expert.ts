import type { LearnedExample } from "@tieout/contract";
import type { ExampleFormat } from "@tieout/core";
import {
  describeGeneration,
  describeImprovements,
  describeValidation,
} from "../ai/describeReports.ts";
import { newestRun } from "../ai/listRuns.ts";
import { runAnalysis } from "../ai/runAnalysis.ts";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { bytesOfStatement, readStatement } from "../statements/record/readStatement.ts";
import { changeProject, type ProjectKey, readProject } from "../store/changeProject.ts";
import { projectCollection } from "../store/paths.ts";
import { threadTasks } from "../threads/threadTasks.ts";
import { bytesOfFile } from "../uploads/readUpload.ts";

/** The expert's last answers, and the statement in the words of the example. */
export const getAiExpert: Handler<"getAiExpert"> = async ({ params }, { deps, caller }) => {
  const key = projectKey(params, caller);
  const { written } = await readStatement(deps, key);
  const [learned, generated, validated, improved] = await Promise.all([
    exampleRef(deps, key).get(),
    newestRun(deps, key.projectId, "generation"),
    newestRun(deps, key.projectId, "validation"),
    newestRun(deps, key.projectId, "improvement"),
  ]);
  const example = learned.data() ?? null;
  const now = deps.now();
  const others = {
    analyst: deps.analyst.madeBy,
    example,
    generation: generated && describeGeneration(generated, now),
    validation: validated && describeValidation(validated, now),
    improvement: improved && describeImprovements(improved, now),
  };
  if (!example || !written) return { ...others, presentation: null };
  // What was learned was written by the core, which reads it again.
  const template = example as ExampleFormat;
  const about = { uid: caller.uid, bytes: bytesOfStatement(written) };
  return {
    writtenReply: await deps.runTask(threadTasks.writeExpert, { written, template, others }, about),
  };
};

/** Learns from an example; the file itself is not kept. */
export const uploadExampleCashFlow: Handler<"uploadExampleCashFlow"> = async (
  { params, body },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
  const { fileName, bytes } = body;
  const about = { uid: caller.uid, bytes: bytesOfFile(bytes) };
  const learned = await deps.runTask(threadTasks.learnExample, { bytes, fileName }, about);
  if (!learned.ok) {
    const errors = learned.problems.map(({ message }) => message);
    throw new ApiProblem("example_not_read", { errors });
  }
  const { method, lines } = learned.value;
  return changeProject(deps, key, ({ transaction, now }) => {
    const kept = lines.slice(0, MOST_LINES).map((line) => ({ ...line }));
    const example: LearnedExample = { fileName, learnedAt: now, method, lines: kept };
    transaction.set(exampleRef(deps, key), example);
    const description = `Example statement ${fileName} read: ${kept.length} lines learned`;
    return {
      update: {},
      audit: [{ action: "ai_analysis", description, metadata: { fileName, lines: kept.length } }],
      value: { ...example, file: { fileName } },
    };
  });
};

/** The statement is shown in our own words again. */
export const forgetExampleCashFlow: Handler<"forgetExampleCashFlow"> = async (
  { params },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  return changeProject(deps, key, ({ transaction }) => {
    transaction.delete(exampleRef(deps, key));
    const description = "Example statement forgotten";
    return {
      update: {},
      audit: [{ action: "ai_analysis", description, metadata: {} }],
      value: { ok: true as const },
    };
  });
};

/** What a reader should take from the statement. */
export const generateAiCashFlow: Handler<"generateAiCashFlow"> = async (
  { params },
  { deps, caller },
) =>
  describeGeneration(await runAnalysis(deps, projectKey(params, caller), "generation"), deps.now());

/** Whether the statement may be signed. */
export const validateCashFlow: Handler<"validateCashFlow"> = async ({ params }, { deps, caller }) =>
  describeValidation(await runAnalysis(deps, projectKey(params, caller), "validation"), deps.now());

/** What would make the statement better. */
export const suggestImprovements: Handler<"suggestImprovements"> = async (
  { params },
  { deps, caller },
) =>
  describeImprovements(
    await runAnalysis(deps, projectKey(params, caller), "improvement"),
    deps.now(),
  );

const MOST_LINES = 500;

function exampleRef(deps: Deps, { projectId }: ProjectKey) {
  return projectCollection(deps.db, projectId, "presentation").doc("example");
}
