import { statementPath } from "@tieout/contract";
import { ApiProblem } from "../../app/ApiProblem.ts";
import type { Deps } from "../../app/Deps.ts";
import { type Change, type ProjectKey, readProject } from "../../store/changeProject.ts";
import type { ProjectRecord } from "../../store/kinds/ProjectRecord.ts";
import type { StoredJson } from "../../store/kinds/StoredKind.ts";
import { projectCollection } from "../../store/paths.ts";
import type { StatementRecord } from "./StatementRecord.ts";

/** The statement a project points to, as the bytes that are stored of it. */
export type WrittenStatement = { version: number } & StoredJson;

export type CurrentStatement = { project: ProjectRecord; written: WrittenStatement | null };

/** The project and the statement it points to, null before the first. */
export async function readStatement(deps: Deps, key: ProjectKey): Promise<CurrentStatement> {
  const project = await readProject(deps, key);
  const { statementVersion: version, statementRun: run } = project;
  if (version === null) return { project, written: null };
  const path = statementPath(key.projectId, version, run);
  const bytes = await deps.objects.read(path);
  if (bytes) return { project, written: { version, path, bytes } };
  // The project may have been cleared since: then it points to another version, or to none.
  const now = await readProject(deps, key);
  if (now.statementVersion === version) throw new Error(`statement ${version} is missing`);
  return readStatement(deps, key);
}

/** The current statement with its project; refused before the first one. */
export async function requireWritten(
  deps: Deps,
  key: ProjectKey,
): Promise<{ project: ProjectRecord; written: WrittenStatement }> {
  const { project, written } = await readStatement(deps, key);
  if (!written) throw new ApiProblem("no_statement");
  return { project, written };
}

/** How many bytes of rows a statement was made from, about: what is stored of it is ten times as much. */
export function bytesOfStatement({ bytes }: WrittenStatement): number {
  return bytes.byteLength / 10;
}

/** What the database keeps of a version; refused once it was cleared. */
export async function readRecord(
  deps: Deps,
  { projectId }: ProjectKey,
  version: number,
): Promise<StatementRecord> {
  const found = await projectCollection(deps.db, projectId, "statements")
    .doc(String(version))
    .get();
  const record = found.data();
  if (!record) throw new ApiProblem("no_statement");
  return record;
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
