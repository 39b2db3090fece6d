import { statementPath } from "@tieout/contract";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import { type Change, type ProjectKey, readProject } from "../store/changeProject.ts";
import type { ProjectRecord } from "../store/ProjectRecord.ts";
import { projectCollection } from "../store/paths.ts";
import type { StoredStatement } from "./StatementRecord.ts";

export type CurrentStatement = { project: ProjectRecord; stored: StoredStatement | null };

/** The project and the statement it points to, null before the first. */
export async function readStatement(deps: Deps, key: ProjectKey): Promise<CurrentStatement> {
  const project = await readProject(deps, key);
  const { statementVersion: version, statementRun: run = null } = project;
  if (version === null) return { project, stored: null };
  const bytes = await deps.objects.read(statementPath(key.projectId, version, run));
  if (!bytes) {
    // The project may have been cleared since: then it points to another version, or to none.
    const now = await readProject(deps, key);
    if (now.statementVersion === version) throw new Error(`statement ${version} is missing`);
    return readStatement(deps, key);
  }
  return { project, stored: JSON.parse(new TextDecoder().decode(bytes)) as StoredStatement }; // written by prepareVersion
}

/** The current statement; refused before the first one. */
export async function requireStatement(deps: Deps, key: ProjectKey): Promise<StoredStatement> {
  const { stored } = await readStatement(deps, key);
  if (!stored) throw new ApiProblem("no_statement");
  return stored;
}

/** What is made of a version is kept as long as the version is there: refused once it was cleared. */
export async function requireVersion(
  deps: Deps,
  { transaction }: Change,
  { projectId }: ProjectKey,
  version: number,
): Promise<void> {
  const ref = projectCollection(deps.db, projectId, "statements").doc(String(version));
  if (!(await transaction.get(ref)).exists) throw new ApiProblem("no_statement");
}
