import { isDeepStrictEqual } from "node:util";
import { ApiProblem } from "../../app/ApiProblem.ts";
import type { Deps } from "../../app/Deps.ts";
import type { AuditDraft } from "../../store/auditChain.ts";
import type { ProjectKey } from "../../store/changeProject.ts";
import type { ProjectRecord } from "../../store/kinds/ProjectRecord.ts";
import { readLedgerPeriod } from "../inputs/joinLedgers.ts";
import { readRecord } from "../record/readStatement.ts";
import { publishRestated } from "../versions/publishRestated.ts";

/** What a project is called, whose its statement is, and for when. */
export type Heading = Pick<Partial<ProjectRecord>, "name" | "entityName" | "period">;

/**
 * Gives the project another heading, and its statement too: a version with the same figures. False,
 * with nothing changed, where a figure may depend on it, or the statement cannot be written anew now:
 * it is out of date, it is being prepared, or an earlier release made it.
 */
export async function renameStatement(
  deps: Deps,
  key: ProjectKey,
  { project, heading, audit }: { project: ProjectRecord; heading: Heading; audit: AuditDraft },
): Promise<boolean> {
  if (project.isOutOfDate || (await isForFigures(deps, key, project, heading))) return false;
  const { name, ...said } = heading;
  const words = { ...said, ...(name !== undefined && { projectName: name }) };
  try {
    await publishRestated(deps, key, {
      readWords: () => words,
      renaming: heading,
      record: () => ({ audit: [audit], value: undefined }),
    });
    return true;
  } catch (error) {
    if (error instanceof ApiProblem && LATER.includes(error.code)) return false;
    throw error;
  }
}

const LATER: readonly ApiProblem["code"][] = [
  "processing_in_progress",
  "statement_of_older_release",
  "no_statement",
];

/** A period is a heading, unless rates are chosen by it or the entries of a ledger are others. */
async function isForFigures(
  deps: Deps,
  key: ProjectKey,
  project: ProjectRecord,
  { period }: Heading,
): Promise<boolean> {
  if (project.statementVersion === null) return true;
  if (period === undefined || isDeepStrictEqual(period, project.period)) return false;
  const { files } = await readRecord(deps, key, project.statementVersion);
  const types = new Set(files.map(({ fileType }) => fileType));
  if (types.has("fx_rates")) return true;
  if (!types.has("general_ledger")) return false;
  return !isDeepStrictEqual(period, await readLedgerPeriod(deps, key, project));
}
