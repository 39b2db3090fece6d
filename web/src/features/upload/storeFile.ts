import { uploadPath } from "@tieout/contract";
import type { FileType } from "@tieout/core";
import { ref, uploadBytesResumable } from "firebase/storage";
import { startStorage } from "../../lib/firebase/startStorage.ts";

export type FileToStore = {
  uid: string;
  projectId: string;
  fileType: FileType;
  uploadId: string;
  file: File;
  contentType: string;
};

/**
 * Uploads a file straight to Cloud Storage, resumable, telling how much has arrived (0 to 1).
 * Aborting the signal cancels the upload; the promise then rejects with `storage/canceled`.
 */
export async function storeFile(
  { file, contentType, ...place }: FileToStore,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const storage = await startStorage();
  const target = ref(storage, uploadPath({ ...place, fileName: file.name.replaceAll("/", "-") }));
  const task = uploadBytesResumable(target, file, { contentType });
  signal.addEventListener("abort", () => task.cancel(), { once: true });
  if (signal.aborted) task.cancel();
  task.on("state_changed", ({ bytesTransferred, totalBytes }) =>
    onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
  );
  await task;
}
