import type { UploadTask } from "firebase/storage";

/**
 * What the Firebase SDK knows an upload by, so that a later page can go on with it; null where it has
 * none: small files go in one piece. The SDK has no call for this. Where a release of it names the field
 * otherwise, no session is found, and an upload that is interrupted begins again.
 */
export function sessionOf(task: UploadTask): string | null {
  return "_uploadUrl" in task && typeof task._uploadUrl === "string" ? task._uploadUrl : null;
}

/** Has a task that was just made go on with the session of an earlier page: it asks first how much has arrived. */
export async function takeUpSession(task: UploadTask, session: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const leave = task.on(
      "state_changed",
      ({ state }) => {
        if (state !== "paused") return;
        leave();
        resolve();
      },
      reject,
    );
    // Before it has begun a session of its own
    task.pause();
  });
  Object.assign(task, { _uploadUrl: session, _needToFetchStatus: true });
  task.resume();
}
