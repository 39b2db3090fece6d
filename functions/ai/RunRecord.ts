import { type AiRun, decision } from "@tieout/contract";
import { validationTypes } from "@tieout/core";
import * as z from "zod";
import { parseStoredJson, storedKind } from "../store/kinds/StoredKind.ts";
import type { Reports, Task } from "./Report.ts";
import { reportSchemas } from "./reportSchemas.ts";

export type Decision = z.infer<typeof decision>;

const schema = z.object({
  task: z.enum([...validationTypes, "generation", "validation", "improvement"]),
  version: z.number(),
  status: z.enum(["pending", "completed"]),
  madeBy: z.enum(["built_in", "openai"]),
  model: z.string().nullable(),
  /** The report as JSON: what Firestore need not look into. */
  report: z.string(),
  moreFindings: z.number(),
  /** What a person made of each finding, by its id. */
  decisions: z.record(z.string(), decision),
  aiFailure: z.string().nullable(),
  unsupportedFigures: z.array(z.string()).readonly(),
  tokens: z.number().nullable(),
  createdAt: z.string(),
  createdBy: z.string(),
  completedAt: z.string().nullable(),
});

/** A run as Firestore holds it. */
export type RunRecord<T extends Task = Task> = Omit<z.infer<typeof schema>, "task"> & { task: T };

export const runKind = storedKind<RunRecord>({ name: "run of the analyst", schema });

export type StoredRun<T extends Task = Task> = RunRecord<T> & { id: string };

/** The report of a run; one that does not fit its task is an error that names the field. */
export function reportOf<T extends Task>({ task, report }: RunRecord<T>): Reports[T] {
  const parsed = reportSchemas[task].safeParse(
    parseStoredJson(report, `the report of a ${task} run`),
  );
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`the report of a ${task} run: ${issue?.path.join(".")}: ${issue?.message}`);
}

/** Longer than any request lives: a run that is still pending then will not end. */
const LOST_MS = 120_000;

/** What every run says of itself. */
export function describeRun(run: StoredRun, now: Date): AiRun {
  const { id, version, madeBy, model, unsupportedFigures, tokens, createdAt, completedAt } = run;
  const isLost = run.status === "pending" && Date.parse(createdAt) < now.getTime() - LOST_MS;
  return {
    id,
    version,
    madeBy,
    model,
    tokens,
    createdAt,
    completedAt,
    status: isLost ? "failed" : run.status,
    aiFailure: isLost ? "The run was interrupted. Run it again." : run.aiFailure,
    unsupportedFigures: [...unsupportedFigures],
  };
}
