import type { AiRun, decision } from "@tieout/contract";
import type * as z from "zod";
import type { Deps } from "../app/Deps.ts";
import { projectCollection } from "../store/paths.ts";
import type { MadeBy, Reports, Task } from "./Report.ts";

export type Decision = z.infer<typeof decision>;

/** A run as Firestore holds it. */
export type RunRecord<T extends Task = Task> = {
  task: T;
  version: number;
  status: "pending" | "completed";
  madeBy: MadeBy;
  model: string | null;
  /** The report as JSON: what Firestore need not look into. */
  report: string;
  moreFindings: number;
  /** What a person made of each finding, by its id. */
  decisions: Record<string, Decision>;
  aiFailure: string | null;
  unsupportedFigures: readonly string[];
  tokens: number | null;
  createdAt: string;
  createdBy: string;
  completedAt: string | null;
};

export type StoredRun<T extends Task = Task> = RunRecord<T> & { id: string };

/** How many runs a project shows; older ones stay stored. */
const SHOWN = 60;

/** A project's runs, newest first. */
export async function listRuns(deps: Deps, projectId: string): Promise<StoredRun[]> {
  const found = await projectCollection(deps.db, projectId, "aiResults")
    .orderBy("createdAt", "desc")
    .limit(SHOWN)
    .get();
  return found.docs.map((document) => ({ ...(document.data() as RunRecord), id: document.id })); // written by runAnalysis
}

/** The report of a run. */
export function reportOf<T extends Task>({ report }: RunRecord<T>): Reports[T] {
  return JSON.parse(report) as Reports[T]; // written by runAnalysis for this task
}

/** Longer than any request lives: a run that is still pending then will not end. */
const LOST_MS = 120_000;

/** What every run says of itself. */
export function describeRun(run: StoredRun, now: Date): AiRun {
  const { id, version, madeBy, model, unsupportedFigures, tokens, createdAt, completedAt } = run;
  const isLost = run.status === "pending" && Date.parse(createdAt) < now.getTime() - LOST_MS;
  return {
    ...{ id, version, madeBy, model, tokens, createdAt, completedAt },
    status: isLost ? "failed" : run.status,
    aiFailure: isLost ? "The run was interrupted. Run it again." : run.aiFailure,
    unsupportedFigures: [...unsupportedFigures],
  };
}
