import type { Deps } from "../app/Deps.ts";
import { readTogether } from "../statements/inputs/readTogether.ts";
import { prepareByItself, watchOver } from "../statements/process/prepareByItself.ts";
import { finishStatement } from "../statements/process/prepareLater.ts";
import { giveUpOnUpload, ingestUpload } from "../uploads/ingestUpload.ts";
import { longTask, MOST_ATTEMPTS } from "./LongTask.ts";

/**
 * Carries out a task that was put into the queue; what was done of it before is not done again. It
 * throws for a fault of ours, so that the queue tries it again, until the last attempt.
 */
export async function carryOut(deps: Deps, data: unknown, retries: number): Promise<void> {
  const task = longTask.parse(data);
  const isLast = retries >= MOST_ATTEMPTS - 1;
  if (task.kind === "automatic") return prepareByItself(deps, task);
  if (task.kind === "statement") return finishStatement(deps, task, isLast);
  if (task.kind === "joining") {
    const { uid, projectId, files } = task;
    await readTogether(deps, { uid, projectId }, { files, isLast });
    return watchOver(deps, { uid, projectId });
  }
  try {
    await ingestUpload(deps, task.upload);
  } catch (error) {
    if (!isLast) throw error;
    const { uid, projectId, uploadId } = task.upload;
    deps.log("error", "an upload kept failing and was given up", { uid, projectId, uploadId });
    await giveUpOnUpload(deps, task.upload);
  }
  await watchOver(deps, task.upload);
}
