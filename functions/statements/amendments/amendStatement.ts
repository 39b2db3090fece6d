import type { Deps } from "../../app/Deps.ts";
import { changeProject, type ProjectKey, readProject } from "../../store/changeProject.ts";
import { threadTasks } from "../../threads/threadTasks.ts";
import { readInputs } from "../inputs/readInputs.ts";
import { bytesOfRows } from "../inputs/StatementRequest.ts";
import { recordAndPrepareLater, takesLong } from "../process/prepareLater.ts";
import { prepareVersion, type Run } from "../process/prepareVersion.ts";
import { refusal } from "../refusal.ts";

/** What an amendment writes; `prepared` is null where no statement is prepared in the same call. */
export type Amendment<Value> = Omit<Run<Value>, "record" | "needsStatement"> & {
  record: (
    change: Parameters<Run<Value>["record"]>[0],
    prepared: Parameters<Run<Value>["record"]>[1] | null,
  ) => ReturnType<Run<Value>["record"]>;
};

/**
 * Adds to what a statement is made from, and prepares it again where there is one. Before the
 * first statement the amendment is held against the files that are there, and kept for it. Where a
 * statement takes longer than a call may, the amendment is kept and a task prepares it.
 */
export async function amendStatement<Value>(
  deps: Deps,
  key: ProjectKey,
  amendment: Amendment<Value>,
): Promise<Value> {
  const project = await readProject(deps, key);
  if (await takesLong(deps, key, project)) {
    if (project.statementVersion === null) return keepAmendment(deps, key, amendment);
    return recordAndPrepareLater(deps, key, (change) => amendment.record(change, null));
  }
  if (project.statementVersion !== null) {
    return prepareVersion(deps, key, { ...amendment, needsStatement: true });
  }
  const { input } = await readInputs(deps, key, project);
  const about = { uid: key.uid, bytes: bytesOfRows(input.rows) };
  const isPossible = (await deps.runTask(threadTasks.findProblems, input, about)).length === 0;
  if (isPossible) {
    const problems = await deps.runTask(threadTasks.findProblems, amendment.amend(input), about);
    if (problems.length > 0) throw refusal(amendment.problemCode, problems);
  }
  return keepAmendment(deps, key, amendment);
}

/** Keeps an amendment without a new statement: the one there is, is out of date. */
export async function keepAmendment<Value>(
  deps: Deps,
  key: ProjectKey,
  { record }: Pick<Amendment<Value>, "record">,
): Promise<Value> {
  return changeProject(deps, key, async (change) => ({
    update: { isOutOfDate: true },
    ...(await record(change, null)),
  }));
}
