import { limits, uploadsFolder } from "@tieout/contract";
import {
  AggregateField,
  type AggregateQuery,
  type AggregateSpec,
  type Firestore,
  type Transaction,
} from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import { projectsOf } from "../store/paths.ts";

/**
 * Whether a user has no room for one more file of this size, over all their projects. The entries that
 * are kept with statements take room too, and so does what was removed and can be restored. In the
 * transaction that makes the file, it holds for files that come at once too.
 */
export async function isStorageFull(
  { db, transaction }: Pick<Deps, "db"> & { transaction?: Transaction },
  uid: string,
  sizeBytes: number,
): Promise<boolean> {
  const ask = <Spec extends AggregateSpec>(query: AggregateQuery<Spec>) =>
    transaction ? transaction.get(query) : query.get();
  const measure = async (group: StoredGroup) => (await ask(ofGroup(db, uid, group))).data();
  const measureEntries = async (field: "ownerId" | "deletion.by") =>
    (await ask(entriesOf(db, uid, field))).data().bytes;
  const [kept, removed, ...entries] = await Promise.all([
    measure("files"),
    measure("removedFiles"),
    measureEntries("ownerId"),
    measureEntries("deletion.by"),
  ]);
  const bytes = entries.reduce((total, more) => total + more, kept.bytes + removed.bytes);
  const isOver = bytes + sizeBytes > limits.storedBytesPerUser;
  return kept.files + removed.files >= limits.filesPerUser || isOver;
}

type StoredGroup = "files" | "removedFiles";

function ofGroup(db: Firestore, uid: string, group: StoredGroup) {
  const folder = uploadsFolder(uid);
  return db
    .collectionGroup(group)
    .where("uploadPath", ">=", folder)
    .where("uploadPath", "<", folder.replace(/\/$/, AFTER_SLASH))
    .aggregate({ files: AggregateField.count(), bytes: AggregateField.sum("size") });
}

/** The character that follows the slash: nothing of another folder lies between. */
const AFTER_SLASH = "0";

/** The bytes of entries with the statements of the projects that somebody has, or has deleted. */
function entriesOf(db: Firestore, uid: string, field: "ownerId" | "deletion.by") {
  const own = projectsOf(db).where(field, "==", uid);
  return own.aggregate({ bytes: AggregateField.sum("entryBytes") });
}
