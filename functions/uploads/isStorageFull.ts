import { limits, uploadsFolder } from "@tieout/contract";
import { AggregateField } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";

/**
 * Whether a user has no room for one more file of this size, over all their projects. What was removed
 * and can be restored takes room too.
 */
export async function isStorageFull(deps: Deps, uid: string, sizeBytes: number): Promise<boolean> {
  const [kept, removed] = await Promise.all([
    measure(deps, uid, "files"),
    measure(deps, uid, "removedFiles"),
  ]);
  const bytes = kept.bytes + removed.bytes + sizeBytes;
  return kept.files + removed.files >= limits.filesPerUser || bytes > limits.storedBytesPerUser;
}

async function measure(deps: Deps, uid: string, group: "files" | "removedFiles") {
  const folder = uploadsFolder(uid);
  const found = await deps.db
    .collectionGroup(group)
    .where("uploadPath", ">=", folder)
    .where("uploadPath", "<", folder.replace(/\/$/, AFTER_SLASH))
    .aggregate({ files: AggregateField.count(), bytes: AggregateField.sum("size") })
    .get();
  return found.data();
}

/** The character that follows the slash: nothing of another folder lies between. */
const AFTER_SLASH = "0";
