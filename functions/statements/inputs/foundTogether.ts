import type { Difference } from "@tieout/contract";
import { ApiProblem } from "../../app/ApiProblem.ts";
import type { Deps } from "../../app/Deps.ts";
import { changeProject, type ProjectKey } from "../../store/changeProject.ts";
import { foundTogether, type ProjectRecord } from "../../store/kinds/ProjectRecord.ts";

type Files = readonly { id: string }[];
type Found = Pick<NonNullable<ProjectRecord["ledgerTogether"]>, "errors" | "differences">;

/** The differences between files of a general ledger that a person took them with. */
export function acceptedOf(
  project: Pick<ProjectRecord, "ledgerTogether">,
  files: Files,
): readonly Difference[] {
  const found = foundTogether(project, idsOf(files));
  return found?.isAccepted ? found.differences : [];
}

/** Keeps what files that count contradict each other in, for whoever looks at them next. */
export function recordContradiction(
  deps: Deps,
  key: ProjectKey,
  files: Files,
  found: Found,
): Promise<void> {
  const kept = { files: idsOf(files), readSince: null, isAccepted: false, ...found };
  return record(deps, key, files, () => kept);
}

/** Forgets a contradiction between files that are one ledger now; what a person took them with holds on. */
export async function recordAgreement(
  deps: Deps,
  key: ProjectKey,
  project: Pick<ProjectRecord, "ledgerTogether">,
  files: Files,
): Promise<void> {
  const found = foundTogether(project, idsOf(files));
  if (!found || (found.isAccepted && found.readSince === null)) return;
  await record(deps, key, files, (now) => (now?.isAccepted ? { ...now, readSince: null } : null));
}

/** Says that files which count are being read together; what a person took some of them with holds on. */
export function recordReading(deps: Deps, key: ProjectKey, files: Files): Promise<void> {
  const readSince = deps.now().toISOString();
  return record(deps, key, files, (now) => beingRead(now, idsOf(files), readSince));
}

/** What is known of files that are being read together since then. */
export function beingRead(
  found: ProjectRecord["ledgerTogether"],
  files: readonly string[],
  readSince: string,
): ProjectRecord["ledgerTogether"] {
  const nothing = { files, errors: [], differences: [], isAccepted: false };
  return { ...(found?.isAccepted ? found : nothing), readSince };
}

/** Says that the files which count are read no more, whatever came of it. */
export function recordEnd(deps: Deps, key: ProjectKey, files: Files): Promise<void> {
  return record(deps, key, files, (now) => now && { ...now, readSince: null });
}

/** Files that do not all count are nobody's ledger: nothing is kept of them. */
async function record(
  deps: Deps,
  key: ProjectKey,
  files: Files,
  change: (now: ProjectRecord["ledgerTogether"]) => ProjectRecord["ledgerTogether"],
): Promise<void> {
  try {
    await changeProject(deps, key, ({ project }) => {
      const { ledgerFiles } = project;
      const areCounting = idsOf(files).every((id) => ledgerFiles.includes(id));
      const found = foundTogether(project, ledgerFiles);
      const update = areCounting ? { ledgerTogether: change(found) } : {};
      return { update, audit: [], value: undefined };
    });
  } catch (error) {
    // Deleted meanwhile: nobody looks at it
    if (!(error instanceof ApiProblem) || error.code !== "not_found") throw error;
  }
}

function idsOf(files: Files): string[] {
  return files.map(({ id }) => id);
}
