import { limits, uploadsFolder } from "@tieout/contract";
import { AggregateField } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";

/** Whether a user has no room for one more file of this size, over all their projects. */
export async function isStorageFull(deps: Deps, uid: string, sizeBytes: number): Promise<boolean> {
  const folder = uploadsFolder(uid);
  const found = await deps.db
    .collectionGroup("files")
    .where("uploadPath", ">=", folder)
    .where("uploadPath", "<", folder.replace(/\/$/, AFTER_SLASH))
    .aggregate({ files: AggregateField.count(), bytes: AggregateField.sum("size") })
    .get();
  const { files, bytes } = found.data();
  return files >= limits.filesPerUser || bytes + sizeBytes > limits.storedBytesPerUser;
}

/** The character that follows the slash: nothing of another folder lies between. */
const AFTER_SLASH = "0";
