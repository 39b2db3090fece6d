import { uploadPath } from "@tieout/contract";
import type { UploadType } from "@tieout/core";
import { ref, uploadBytesResumable } from "firebase/storage";
import { startStorage } from "../../../lib/firebase/startStorage.ts";
import type { UploadControl } from "./uploadControl.ts";
import { sessionOf, takeUpSession } from "./uploadSession.ts";

export type FileToStore = {
  uid: string;
  projectId: string;
  fileType: UploadType;
  uploadId: string;
  file: File;
  contentType: string;
  /** That of an earlier page, which had begun to send this file; null to begin. */
  session: string | null;
};

/** How much has arrived (0 to 1), and the session by which a later page can go on; null while there is none. */
export type ToldProgress = (share: number, session: string | null) => void;

/**
 * Uploads a file straight to Cloud Storage, telling how much has arrived. It waits while it is told to or
 * the browser is offline, goes on from where it was, or from where an earlier page was, and tries again
 * for an hour where the connection fails. Cancelled, the promise rejects with `storage/canceled`.
 */
export async function storeFile(
  { file, contentType, session, ...place }: FileToStore,
  onProgress: ToldProgress,
  control: UploadControl,
): Promise<void> {
  const storage = await startStorage();
  const target = ref(storage, uploadPath({ ...place, fileName: file.name.replaceAll("/", "-") }));
  const task = uploadBytesResumable(target, file, { contentType });
  if (session !== null) await takeUpSession(task, session);
  task.on("state_changed", ({ bytesTransferred, totalBytes }) =>
    onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes, sessionOf(task)),
  );
  const leaveTask = control.attach(task);
  try {
    await task;
  } finally {
    leaveTask();
  }
}
