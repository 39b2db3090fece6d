import { statementPath } from "@tieout/contract";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import { type ProjectKey, readProject } from "../store/changeProject.ts";
import type { ProjectRecord } from "../store/ProjectRecord.ts";
import { parseStored } from "../store/StoredKind.ts";
import { type StoredStatement, wholeStatementKind } from "./StatementRecord.ts";

export type CurrentStatement = { project: ProjectRecord; stored: StoredStatement | null };

/** The project and the statement it points to, null before the first. */
export async function readStatement(deps: Deps, key: ProjectKey): Promise<CurrentStatement> {
  const project = await readProject(deps, key);
  const { statementVersion: version, statementRun: run } = project;
  if (version === null) return { project, stored: null };
  const path = statementPath(key.projectId, version, run);
  const bytes = await deps.objects.read(path);
  if (!bytes) throw new Error(`statement ${version} is missing`);
  return { project, stored: parseStored(wholeStatementKind, bytes, path) };
}

/** The current statement; refused before the first one. */
export async function requireStatement(deps: Deps, key: ProjectKey): Promise<StoredStatement> {
  const { stored } = await readStatement(deps, key);
  if (!stored) throw new ApiProblem("no_statement");
  return stored;
}
