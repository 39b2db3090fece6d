import type { Deps } from "../app/Deps.ts";
import type { ProjectKey } from "../store/changeProject.ts";
import type { SealedEntry } from "../store/kinds/auditKind.ts";
import { readAll } from "../store/pages/readPages.ts";
import { projectCollection } from "../store/paths.ts";

/** The trail up to the entry that tells of a version: what comes later does not change an export. */
export async function readTrail(
  deps: Deps,
  { projectId }: ProjectKey,
  version: number,
): Promise<SealedEntry[]> {
  const trail = projectCollection(deps.db, projectId, "audit").orderBy("seq");
  const entries = (await readAll(trail)).map((document) => document.data());
  // Others name the version too, as what was found in it; the one that published it has its hash.
  const publication = entries.findIndex(
    ({ action, metadata }) =>
      action !== "export" && metadata.version === version && metadata.sha256 !== undefined,
  );
  return entries.slice(0, publication + 1);
}
