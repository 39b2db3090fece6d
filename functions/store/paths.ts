import { createHash } from "node:crypto";
import type { CollectionReference, DocumentReference, Firestore } from "firebase-admin/firestore";

/** Where a project stands in Firestore. */
export function projectRef(db: Firestore, projectId: string): DocumentReference {
  return db.collection("projects").doc(projectId);
}

export type ProjectCollection =
  | "files"
  | "statements"
  | "adjustments"
  | "mappings"
  | "verifications"
  | "exports"
  | "disclosureNotes"
  | "aiResults"
  | "auditNotes"
  | "presentation"
  | "turns"
  | "audit";

/** One of a project's collections. */
export function projectCollection(
  db: Firestore,
  projectId: string,
  name: ProjectCollection,
): CollectionReference {
  return projectRef(db, projectId).collection(name);
}

/** Where a notice waits to be sent. */
export function noticeRef(db: Firestore, id: string): DocumentReference {
  return db.collection("notices").doc(id);
}

/** Where a user's own settings stand. */
export function userRef(db: Firestore, uid: string): DocumentReference {
  return db.collection("users").doc(uid);
}

/** The roles a user gave accounts in any project, to be remembered in the next. */
export function rememberedMappings(db: Firestore, uid: string): CollectionReference {
  return userRef(db, uid).collection("mappings");
}

/** The database takes ids of at most 1,500 bytes. */
const LONGEST_ID = 1_500;

/** A text as a document id: account codes may hold slashes and dots; a long one goes by its hash. */
export function documentId(text: string): string {
  const encoded = Buffer.from(text).toString("base64url") || "_";
  if (encoded.length <= LONGEST_ID) return encoded;
  return `sha256.${createHash("sha256").update(text).digest("hex")}`;
}
