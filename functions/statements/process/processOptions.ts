import type { Api } from "@tieout/contract";
import { problem } from "@tieout/core";
import type * as z from "zod";
import type { Deps } from "../../app/Deps.ts";
import { changeProject, type ProjectKey } from "../../store/changeProject.ts";
import type { ProjectRecord } from "../../store/kinds/ProjectRecord.ts";
import { refusal } from "../refusal.ts";
import { refuseWhileRunning } from "./lease.ts";

type ProcessOptions = z.output<Api["processProject"]["body"]>;

/** Keeps with the project how it is to be processed; the audit trail says what was changed. */
export async function keepProcessOptions(
  deps: Deps,
  key: ProjectKey,
  asked: ProcessOptions,
): Promise<ProjectRecord> {
  return changeProject(deps, key, ({ project }) => {
    refuseWhileRunning(deps, project);
    const update = changedOptions(project, asked);
    const fields = Object.keys(update);
    const value = { ...project, ...update };
    if (fields.length === 0) return { update: {}, audit: [], value };
    const description = `Changed ${fields.join(", ")}`;
    const audit = [{ action: "project_updated" as const, description, metadata: update }];
    return { update: { ...update, isOutOfDate: true }, audit, value };
  });
}

function changedOptions(
  { multiEntity, includeFxRates }: ProjectRecord,
  asked: ProcessOptions,
): { multiEntity?: boolean; includeFxRates?: boolean } {
  return {
    ...(asked.multiEntity !== undefined &&
      asked.multiEntity !== multiEntity && { multiEntity: asked.multiEntity }),
    ...(asked.includeFxRates !== undefined &&
      asked.includeFxRates !== includeFxRates && { includeFxRates: asked.includeFxRates }),
  };
}

/**
 * Refuses what the files cannot give: a consolidation of rows that name no entity, or one entity's
 * statement from rows that name several. Where nobody has said, what the files name is added up.
 */
export function refuseOtherEntities(
  { multiEntity }: ProjectRecord,
  entities: readonly string[],
): void {
  if (multiEntity === true && entities.length === 0) {
    throw refusal("statement_not_possible", [problem("entity_column_missing")]);
  }
  if (multiEntity === false && entities.length > 1) {
    const several = problem("entities_separate", { value: entities.join(", ") });
    throw refusal("statement_not_possible", [several]);
  }
}
