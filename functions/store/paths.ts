import { createHash } from "node:crypto";
import type {
  CollectionReference,
  DocumentReference,
  Firestore,
  Query,
} from "firebase-admin/firestore";
import { noteKind } from "../ai/NoteRecord.ts";
import { runKind } from "../ai/RunRecord.ts";
import { type NoticeRecord, noticeKind } from "../notices/Notice.ts";
import { statementKind } from "../statements/record/StatementRecord.ts";
import { adjustmentKind } from "./kinds/AdjustmentRecord.ts";
import { auditKind } from "./kinds/auditKind.ts";
import { disclosureNoteKind } from "./kinds/disclosureNoteKind.ts";
import { exampleKind } from "./kinds/exampleKind.ts";
import { exportKind } from "./kinds/exportKind.ts";
import { fileKind } from "./kinds/FileRecord.ts";
import { layoutKind, type RememberedLayout } from "./kinds/LayoutRecord.ts";
import { openingKind } from "./kinds/OpeningRecord.ts";
import { type ProjectRecord, projectKind } from "./kinds/ProjectRecord.ts";
import { projectRoleKind, rememberedRoleKind, type StoredRole } from "./kinds/RoleRecord.ts";
import { type RemovedFile, removedFileKind } from "./kinds/removedFileKind.ts";
import { converterOf, type StoredKind } from "./kinds/StoredKind.ts";
import { signingKeyKind } from "./kinds/signingKeyKind.ts";
import { traitsKind } from "./kinds/TraitsRecord.ts";
import { type Tombstone, tombstoneKind } from "./kinds/tombstoneKind.ts";
import { type TurnsRecord, turnsKind } from "./kinds/turnsKind.ts";
import { type UserRecord, userKind } from "./kinds/UserRecord.ts";
import { verificationKind } from "./kinds/VerificationRecord.ts";
import { type Removal, removalKind } from "./removal/Removal.ts";

/** What stands in each of a project's collections. */
const kindsOfProject = {
  files: fileKind,
  removedFiles: removedFileKind,
  statements: statementKind,
  adjustments: adjustmentKind,
  mappings: projectRoleKind,
  traits: traitsKind,
  openings: openingKind,
  verifications: verificationKind,
  exports: exportKind,
  disclosureNotes: disclosureNoteKind,
  aiResults: runKind,
  auditNotes: noteKind,
  presentation: exampleKind,
  turns: turnsKind,
  audit: auditKind,
};

export type ProjectCollection = keyof typeof kindsOfProject;

/** What a document of a project's collection holds. */
export type RecordIn<Name extends ProjectCollection> =
  (typeof kindsOfProject)[Name] extends StoredKind<infer Value> ? Value : never;

/** How what stands in one of a project's collections is stored. */
export function kindIn<Name extends ProjectCollection>(name: Name): StoredKind<RecordIn<Name>> {
  return kindsOfProject[name] as unknown as StoredKind<RecordIn<Name>>; // the table says so
}

/** All projects. */
export function projectsOf(db: Firestore): CollectionReference<ProjectRecord> {
  return db.collection("projects").withConverter(converterOf(projectKind));
}

/** Where a project stands in Firestore. */
export function projectRef(db: Firestore, projectId: string): DocumentReference<ProjectRecord> {
  return projectsOf(db).doc(projectId);
}

/** One of a project's collections. */
export function projectCollection<Name extends ProjectCollection>(
  db: Firestore,
  projectId: string,
  name: Name,
): CollectionReference<RecordIn<Name>> {
  return projectRef(db, projectId)
    .collection(name)
    .withConverter(converterOf(kindIn(name)));
}

/** Messages that wait to be sent. */
export function noticesOf(db: Firestore): CollectionReference<NoticeRecord> {
  return db.collection("notices").withConverter(converterOf(noticeKind));
}

/** Removals that were decided and are not carried out yet, by project. */
export function removalsOf(db: Firestore): CollectionReference<Removal> {
  return db.collection("removals").withConverter(converterOf(removalKind));
}

/** The files of all projects that were removed and can still be restored. */
export function removedFilesOf(db: Firestore): Query<RemovedFile> {
  return db.collectionGroup("removedFiles").withConverter(converterOf(removedFileKind));
}

/** What stays of deleted projects, by their ids. */
export function tombstonesOf(db: Firestore): CollectionReference<Tombstone> {
  return db.collection("tombstones").withConverter(converterOf(tombstoneKind));
}

/** What stays of one deleted project. */
export function tombstoneRef(db: Firestore, projectId: string): DocumentReference<Tombstone> {
  return tombstonesOf(db).doc(projectId);
}

/** The key that signs the links of e-mails. */
export function signingKeyRef(db: Firestore): DocumentReference<{ key: string }> {
  return db.collection("service").withConverter(converterOf(signingKeyKind)).doc("unsubscribe");
}

/** The key that signs anchors on the local suite. */
export function anchorKeyRef(db: Firestore): DocumentReference<{ key: string }> {
  return db.collection("service").withConverter(converterOf(signingKeyKind)).doc("anchors");
}

/** Where a user's own settings stand. */
export function userRef(db: Firestore, uid: string): DocumentReference<UserRecord> {
  return db.collection("users").withConverter(converterOf(userKind)).doc(uid);
}

/** Where a user's turns of one sort are counted. */
export function userTurnsRef(
  db: Firestore,
  uid: string,
  name: string,
): DocumentReference<TurnsRecord> {
  return userRef(db, uid).collection("turns").withConverter(converterOf(turnsKind)).doc(name);
}

/** Where an address's turns of one sort are counted. The database keeps no address, but a hash of it. */
export function addressTurnsRef(
  db: Firestore,
  address: string,
  name: string,
): DocumentReference<TurnsRecord> {
  const hash = createHash("sha256").update(address).digest("hex");
  const turns = db.collection("addresses").doc(hash).collection("turns");
  return turns.withConverter(converterOf(turnsKind)).doc(name);
}

/** The roles a user gave accounts in any project, to be remembered in the next. */
export function rememberedMappings(db: Firestore, uid: string): CollectionReference<StoredRole> {
  return userRef(db, uid).collection("mappings").withConverter(converterOf(rememberedRoleKind));
}

/** How a user matched the columns of files, by the names of their layouts. */
export function rememberedLayouts(
  db: Firestore,
  uid: string,
): CollectionReference<RememberedLayout> {
  return userRef(db, uid).collection("layouts").withConverter(converterOf(layoutKind));
}

/** The database takes ids of at most 1,500 bytes. */
const LONGEST_ID = 1_500;

/** A text as a document id: account codes may hold slashes and dots; a long one goes by its hash. */
export function documentId(text: string): string {
  const encoded = Buffer.from(text).toString("base64url") || "_";
  if (encoded.length <= LONGEST_ID) return encoded;
  return `sha256.${createHash("sha256").update(text).digest("hex")}`;
}
