import { type UploadType, uploadTypes } from "@tieout/core";
import type { DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import type { FileRecord, StoredFile } from "./FileRecord.ts";
import type { ProjectRecord } from "./ProjectRecord.ts";
import { projectCollection } from "./paths.ts";

/** Where a file stands. */
export function fileRef(
  deps: Deps,
  projectId: string,
  fileId: string,
): DocumentReference<FileRecord> {
  return projectCollection(deps.db, projectId, "files").doc(fileId);
}

/** A file with its id; null when there is none. */
export function storedFile(found: DocumentSnapshot<FileRecord>): StoredFile | null {
  const record = found.data();
  return record ? { ...record, id: found.id } : null;
}

/** The file of each type that counts: the one chosen by hand, else the newest valid one. */
export async function readCountingFiles(
  deps: Deps,
  projectId: string,
  project: ProjectRecord,
): Promise<Map<UploadType, StoredFile>> {
  const found = await Promise.all(
    uploadTypes.map((fileType) => readCountingFile(deps, projectId, project, fileType)),
  );
  return new Map(found.flatMap((file) => (file ? [[file.fileType, file]] : [])));
}

/** The file of one type that counts; null when there is none. */
export async function readCountingFile(
  deps: Deps,
  projectId: string,
  { selectedFiles }: ProjectRecord,
  fileType: UploadType,
): Promise<StoredFile | null> {
  const chosenId = selectedFiles[fileType];
  const chosen =
    chosenId === undefined ? null : storedFile(await fileRef(deps, projectId, chosenId).get());
  if (chosen?.status === "valid" && chosen.fileType === fileType) return chosen;
  const newest = await projectCollection(deps.db, projectId, "files")
    .where("fileType", "==", fileType)
    .where("status", "==", "valid")
    .orderBy("createdAt", "desc")
    .limit(1)
    .get();
  const [document] = newest.docs;
  return document ? storedFile(document) : null;
}

/** The period that the general ledger which counts is of; null without one. */
export async function readLedgerPeriod(
  deps: Deps,
  projectId: string,
  project: ProjectRecord,
): Promise<ProjectRecord["period"]> {
  const file = await readCountingFile(deps, projectId, project, "general_ledger");
  return file?.ledger ? { start: file.ledger.start, end: file.ledger.end } : null;
}
