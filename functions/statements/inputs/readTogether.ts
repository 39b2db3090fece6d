import { ApiProblem } from "../../app/ApiProblem.ts";
import type { Deps } from "../../app/Deps.ts";
import { type ProjectKey, readProject } from "../../store/changeProject.ts";
import { readLedgers } from "../../store/fileRecords.ts";
import { recordEnd, recordReading } from "./foundTogether.ts";
import { joinLedgers } from "./joinLedgers.ts";

/** Has several ledger files read together as soon as they count, so that what they contradict each other in is told then. */
export async function readTogetherLater(deps: Deps, key: ProjectKey): Promise<void> {
  const files = await readCounting(deps, key);
  if (files.length < 2) return;
  await recordReading(deps, key, files);
  const { uid, projectId } = key;
  await deps.enqueue({ kind: "joining", uid, projectId, files: files.map(({ id }) => id) });
}

/** Reads the files together for which a task was queued, unless others count by now: those have a task of their own. */
export async function readTogether(
  deps: Deps,
  key: ProjectKey,
  { files: ids, isLast }: { files: readonly string[]; isLast: boolean },
): Promise<void> {
  try {
    const files = await readCounting(deps, key);
    const isSame = files.length === ids.length && files.every(({ id }) => ids.includes(id));
    if (isSame) await joinLedgers(deps, key, { project: await readProject(deps, key), files });
  } catch (error) {
    if (error instanceof ApiProblem) return; // told with the project, or there is none any more
    if (!isLast) throw error;
    const { projectId } = key;
    deps.log("error", "ledger files kept failing to be read together", { projectId });
    await recordEnd(
      deps,
      key,
      ids.map((id) => ({ id })),
    );
  }
}

async function readCounting(deps: Deps, key: ProjectKey) {
  const project = await readProject(deps, key);
  return readLedgers(deps, key.projectId, project);
}
