import {
  isLargeLedger,
  mostBytesInWords,
  mostBytesOf,
  problemMessages,
  type UploadPath,
  uploadPath,
} from "@tieout/contract";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import { takeAllowance } from "../limits/takeAllowance.ts";
import { watchOver } from "../statements/process/prepareByItself.ts";
import { fileRef } from "../store/fileRecords.ts";
import type { FileRecord, StoredFile } from "../store/kinds/FileRecord.ts";
import { projectRef } from "../store/paths.ts";
import { removedFileRef } from "../store/removal/removedFiles.ts";
import {
  giveUpOnUpload,
  ingestUpload,
  isFull,
  refuseUpload,
  removeUnknown,
} from "./ingestUpload.ts";
import { isStorageFull } from "./isStorageFull.ts";
import { readLater } from "./readLater.ts";

/** How long a file that fails for a fault of ours is tried again. */
const PATIENCE_MS = 15 * 60 * 1000;

/** What an event says about an object that was written to Storage. */
type PutObject = { sizeBytes: number; contentEncoding: string | null };

/** What became of an object: gone unread, or a file with its status. */
export type Receipt = "removed" | "parsing" | "valid" | "invalid";

/**
 * Takes in what somebody put into Storage. The rules let a user write beneath any project's id, with
 * a token that is good for an hour after their sessions were ended: what a stranger or a user who
 * may no longer act has sent is removed unread. What is too much, or compressed, is refused unread.
 */
export async function receiveUpload(
  deps: Deps,
  upload: UploadPath,
  put: PutObject & { at: Date },
): Promise<Receipt> {
  if (!(await mayUpload(deps, upload))) {
    await removeUnknown(deps, upload);
    return "removed";
  }
  const { projectId, uploadId } = upload;
  const known = (await fileRef(deps, projectId, uploadId).get()).data();
  const isOther = known !== undefined && known.uploadPath !== uploadPath(upload);
  // A late event of a file that was removed since, and that can be restored, or another object under its id.
  if (isOther || (await removedFileRef(deps, projectId, uploadId).get()).exists) {
    await removeUnknown(deps, upload);
    return "removed";
  }
  if (known && wasRefusedUnread(known)) {
    await deps.objects.remove(uploadPath(upload));
    return known.status;
  }
  const refusal = known ? null : await refusalOf(deps, upload, put);
  if (refusal !== null) return statusOf(await refuseUpload(deps, upload, refusal));
  await deps.objects.clearMetadata(uploadPath(upload));
  const { fileType } = upload;
  if (isLargeLedger({ fileType, size: put.sizeBytes })) {
    return statusOf(await withRoom(deps, upload, () => readLater(deps, upload, put.sizeBytes)));
  }
  const isOld = deps.now().getTime() - put.at.getTime() > PATIENCE_MS;
  if (!isOld) {
    const file = await withRoom(deps, upload, () => ingest(deps, upload));
    if (file?.status === "valid") await watchOver(deps, upload);
    return statusOf(file);
  }
  const { uid } = upload;
  deps.log("error", "an upload kept failing and was given up", { uid, projectId, uploadId });
  return statusOf(await giveUpOnUpload(deps, upload));
}

/** Whether a file was refused before anything of it was read: sent again under its id, it is refused again. */
function wasRefusedUnread({ status, generation }: FileRecord): boolean {
  return status === "invalid" && generation === "";
}

/** Removes what a user put beneath the folder of uploads where no upload can be; anything else is our own. */
export async function removeStray({ objects }: Pick<Deps, "objects">, path: string): Promise<void> {
  if (path.startsWith("uploads/")) await objects.remove(path);
}

/** Why an object that its owner put into Storage is not read; null where it is. */
async function refusalOf(
  deps: Deps,
  { uid, fileType }: Pick<UploadPath, "uid" | "fileType">,
  { sizeBytes, contentEncoding }: PutObject,
): Promise<string | null> {
  if (sizeBytes > mostBytesOf(fileType)) return tooLarge(fileType);
  if (contentEncoding && contentEncoding !== "identity") return COMPRESSED;
  if (await isStorageFull(deps, uid, sizeBytes)) return problemMessages.storage_full;
  try {
    await takeAllowance(deps, "upload", { uid, address: null });
    return null;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "too_many_requests") return error.message;
    throw error;
  }
}

/** The words for a file that has more bytes than its type may. */
function tooLarge(fileType: UploadPath["fileType"]): string {
  return `The file is larger than ${mostBytesInWords(fileType)}.`;
}

const COMPRESSED = "This file was sent compressed. Upload it as it is.";

/** What turns out larger than its event said is refused as if it had said so. */
async function ingest(deps: Deps, upload: UploadPath): Promise<StoredFile | null> {
  try {
    return await ingestUpload(deps, upload);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== "file_too_large") throw error;
    return refuseUpload(deps, upload, tooLarge(upload.fileType));
  }
}

/** What another file has taken the room of meanwhile is refused as if there had been none before. */
async function withRoom<File extends FileRecord>(
  deps: Deps,
  upload: UploadPath,
  takeIn: () => Promise<File | null>,
): Promise<FileRecord | null> {
  try {
    return await takeIn();
  } catch (error) {
    if (!isFull(error)) throw error;
    return refuseUpload(deps, upload, problemMessages.storage_full);
  }
}

async function mayUpload(deps: Deps, { uid, projectId }: UploadPath): Promise<boolean> {
  const project = (await projectRef(deps.db, projectId).get()).data();
  return project?.ownerId === uid && (await deps.isActive(uid));
}

function statusOf(file: FileRecord | null): Receipt {
  return file?.status ?? "removed";
}
