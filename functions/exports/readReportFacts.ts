import type { AdjustmentRecord, DisclosureNote } from "@tieout/contract";
import type { Deps } from "../app/Deps.ts";
import type { SealedEntry } from "../store/auditKind.ts";
import type { ProjectKey } from "../store/changeProject.ts";
import { projectCollection } from "../store/paths.ts";
import { personName } from "../store/personName.ts";
import { readAll } from "../store/readPages.ts";

/** What an export says besides the statement. */
export type ReportFacts = {
  adjustments: readonly AdjustmentRecord[];
  trail: readonly SealedEntry[];
  notes: readonly DisclosureNote[];
  /** Who stands behind each user id. */
  names: ReadonlyMap<string, string>;
};

/** Reads what an export of a version says besides the statement. */
export async function readReportFacts(
  deps: Deps,
  key: ProjectKey,
  version: number,
): Promise<ReportFacts> {
  const [trail, adjustments, notes] = await Promise.all([
    readTrail(deps, key, version),
    readAll(projectCollection(deps.db, key.projectId, "adjustments").orderBy("createdAt")),
    readAll(projectCollection(deps.db, key.projectId, "disclosureNotes")),
  ]);
  const made = adjustments.map((document) => document.data());
  const people = [...trail.map(({ userId }) => userId), ...made.map(({ createdBy }) => createdBy)];
  return {
    trail,
    adjustments: made,
    notes: notes.map((document) => document.data()),
    names: await namesOf(deps, people),
  };
}

/** The trail up to the entry that tells of the version: later exports do not change an export. */
async function readTrail(deps: Deps, key: ProjectKey, version: number): Promise<SealedEntry[]> {
  const trail = projectCollection(deps.db, key.projectId, "audit").orderBy("seq");
  const entries = (await readAll(trail)).map((document) => document.data());
  const told = entries.findLastIndex(
    ({ action, metadata }) => action !== "export" && metadata.version === version,
  );
  return entries.slice(0, told + 1);
}

/** Who stands behind each user id, by name. */
async function namesOf(deps: Deps, uids: readonly string[]): Promise<Map<string, string>> {
  const asked = [...new Set(uids)].map(
    async (uid) => [uid, (await personName(deps, uid)) ?? uid] as const,
  );
  return new Map(await Promise.all(asked));
}
