import { limits, uploadsFolder } from "@tieout/contract";
import { AggregateField } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import { projectsOf } from "../store/paths.ts";

/**
 * Whether a user has no room for one more file of this size, over all their projects. The entries that
 * are kept with statements take room too, and so does what was removed and can be restored.
 */
export async function isStorageFull(deps: Deps, uid: string, sizeBytes: number): Promise<boolean> {
  const [kept, removed, ...entries] = await Promise.all([
    measure(deps, uid, "files"),
    measure(deps, uid, "removedFiles"),
    measureEntries(deps, uid, "ownerId"),
    measureEntries(deps, uid, "deletion.by"),
  ]);
  const bytes = entries.reduce((total, more) => total + more, kept.bytes + removed.bytes);
  const isOver = bytes + sizeBytes > limits.storedBytesPerUser;
  return kept.files + removed.files >= limits.filesPerUser || isOver;
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

/** The bytes of entries with the statements of the projects that somebody has, or has deleted. */
async function measureEntries(deps: Deps, uid: string, field: "ownerId" | "deletion.by") {
  const own = projectsOf(deps.db).where(field, "==", uid);
  const found = await own.aggregate({ bytes: AggregateField.sum("entryBytes") }).get();
  return found.data().bytes;
}
