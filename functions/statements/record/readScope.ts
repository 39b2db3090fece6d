import type { Deps } from "../../app/Deps.ts";
import type { ProjectKey } from "../../store/changeProject.ts";
import type { ProjectRecord } from "../../store/kinds/ProjectRecord.ts";
import { readAll } from "../../store/pages/readPages.ts";
import { projectCollection } from "../../store/paths.ts";
import { personName } from "../../store/personName.ts";
import { describeAdjustment } from "./describeAdjustment.ts";
import type { StatementScope } from "./StatementScope.ts";

/** What a version keeps of its project, before it is known which roles concern its accounts. */
export type ScopeRead = Omit<
  StatementScope,
  "mappings" | "rememberedMappings" | "traits" | "sha256"
>;

/** Reads what a version that is to be made keeps of its project, whose owner is the one who asks. */
export async function readScope(
  deps: Deps,
  key: ProjectKey,
  { name, entityName, period, currency }: ProjectRecord,
): Promise<ScopeRead> {
  const [records, notes, person] = await Promise.all([
    readAll(projectCollection(deps.db, key.projectId, "adjustments").orderBy("createdAt")),
    readNotes(deps, key),
    personName(deps, key.uid),
  ]);
  const people = person === null ? {} : { [key.uid]: person };
  return {
    projectName: name,
    entityName,
    period,
    notes,
    people,
    adjustments: records.map((document) =>
      describeAdjustment({ ...document.data(), id: document.id }, people, currency),
    ),
  };
}

/** The user's words for the disclosures of a project, in the order of their ids. */
export async function readNotes(
  deps: Deps,
  { projectId }: ProjectKey,
): Promise<StatementScope["notes"]> {
  const notes = await readAll(projectCollection(deps.db, projectId, "disclosureNotes"));
  return notes.map((document) => {
    const { disclosureId, text } = document.data();
    return { disclosureId, text };
  });
}
