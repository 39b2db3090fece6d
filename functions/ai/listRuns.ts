import type { Page, PageQuery } from "@tieout/contract";
import type { ValidationType } from "@tieout/core";
import { validationTypes } from "@tieout/core";
import type { Deps } from "../app/Deps.ts";
import { readPage } from "../store/pages/readPage.ts";
import { projectCollection } from "../store/paths.ts";
import type { Task } from "./Report.ts";
import type { StoredRun } from "./RunRecord.ts";

/** A page of a project's checks, newest first. */
export async function listChecks(
  deps: Deps,
  projectId: string,
  page: PageQuery,
): Promise<Page<StoredRun<ValidationType>>> {
  const checks = projectCollection(deps.db, projectId, "aiResults").where(
    "task",
    "in",
    validationTypes,
  );
  const { items, next } = await readPage(checks, page);
  return { items: items.filter(isCheck), next };
}

/** The newest run of a task; null when it was never asked for. */
export async function newestRun<T extends Task>(
  deps: Deps,
  projectId: string,
  task: T,
): Promise<StoredRun<T> | null> {
  const found = await projectCollection(deps.db, projectId, "aiResults")
    .where("task", "==", task)
    .orderBy("createdAt", "desc")
    .limit(1)
    .get();
  const [document] = found.docs;
  const run = document && { ...document.data(), id: document.id };
  return run && isOf(run, task) ? run : null;
}

function isOf<T extends Task>(run: StoredRun, task: T): run is StoredRun<T> {
  return run.task === task;
}

function isCheck(run: StoredRun): run is StoredRun<ValidationType> {
  return validationTypes.some((type) => type === run.task);
}
