import { uploadPath } from "@tieout/contract";
import type { UploadType } from "@tieout/core";
import { ref, type UploadTask, uploadBytesResumable } from "firebase/storage";
import { startStorage } from "../../../lib/firebase/startStorage.ts";

export type FileToStore = {
  uid: string;
  projectId: string;
  fileType: UploadType;
  uploadId: string;
  file: File;
  contentType: string;
};

/**
 * Uploads a file straight to Cloud Storage, telling how much has arrived (0 to 1). It waits while
 * the browser is offline and goes on from where it was. Aborting the signal cancels the upload;
 * the promise then rejects with `storage/canceled`.
 */
export async function storeFile(
  { file, contentType, ...place }: FileToStore,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const storage = await startStorage();
  const target = ref(storage, uploadPath({ ...place, fileName: file.name.replaceAll("/", "-") }));
  const task = uploadBytesResumable(target, file, { contentType });
  signal.addEventListener("abort", () => cancel(task), { once: true });
  if (signal.aborted) cancel(task);
  task.on("state_changed", ({ bytesTransferred, totalBytes }) =>
    onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
  );
  const stopWaiting = waitWhileOffline(task);
  try {
    await task;
  } finally {
    stopWaiting();
  }
}

/** A paused task does not hear that it is cancelled. */
function cancel(task: UploadTask): void {
  if (task.snapshot.state === "paused") task.resume();
  task.cancel();
}

function waitWhileOffline(task: UploadTask): () => void {
  const pause = () => void task.pause();
  const resume = () => void task.resume();
  if (!navigator.onLine) pause();
  window.addEventListener("offline", pause);
  window.addEventListener("online", resume);
  return () => {
    window.removeEventListener("offline", pause);
    window.removeEventListener("online", resume);
  };
}
