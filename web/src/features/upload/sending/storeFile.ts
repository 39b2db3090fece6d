import { uploadPath } from "@tieout/contract";
import type { UploadType } from "@tieout/core";
import { ref, uploadBytesResumable } from "firebase/storage";
import { startStorage } from "../../../lib/firebase/startStorage.ts";
import type { UploadControl } from "./uploadControl.ts";

export type FileToStore = {
  uid: string;
  projectId: string;
  fileType: UploadType;
  uploadId: string;
  file: File;
  contentType: string;
};

/**
 * Uploads a file straight to Cloud Storage, telling how much has arrived (0 to 1). It waits while it is
 * told to or the browser is offline, goes on from where it was, and tries again for an hour where the
 * connection fails. Cancelled, the promise rejects with `storage/canceled`.
 */
export async function storeFile(
  { file, contentType, ...place }: FileToStore,
  onProgress: (share: number) => void,
  control: UploadControl,
): Promise<void> {
  const storage = await startStorage();
  const target = ref(storage, uploadPath({ ...place, fileName: file.name.replaceAll("/", "-") }));
  const task = uploadBytesResumable(target, file, { contentType });
  task.on("state_changed", ({ bytesTransferred, totalBytes }) =>
    onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
  );
  const leaveTask = control.attach(task);
  try {
    await task;
  } finally {
    leaveTask();
  }
}
