import { limits } from "@tieout/contract";
import { type UploadType, uploadTypes } from "@tieout/core";
import type { DocumentReference, DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import type { FileRecord, StoredFile } from "./kinds/FileRecord.ts";
import type { ProjectRecord } from "./kinds/ProjectRecord.ts";
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

/** The files that count: of each type the one chosen by hand, else the newest valid one; of general ledgers all that are one. */
export async function readCountingFiles(
  deps: Deps,
  projectId: string,
  project: ProjectRecord,
): Promise<StoredFile[]> {
  const found = await Promise.all(
    uploadTypes.map((fileType) => readCountingOf(deps, { projectId, project, fileType })),
  );
  return found.flat();
}

/** The files that count as the general ledger. */
export async function readLedgers(
  deps: Deps,
  projectId: string,
  project: ProjectRecord,
  transaction?: Reader,
): Promise<StoredFile[]> {
  return readCountingOf(deps, { projectId, project, fileType: "general_ledger" }, transaction);
}

/** Reads a document or a query, within a transaction where there is one. */
type Reader = Pick<Transaction, "get">;

type OfType = { projectId: string; project: ProjectRecord; fileType: UploadType };

/** The files of one type that count; empty where there is none. */
export async function readCountingOf(
  deps: Deps,
  { projectId, project, fileType }: OfType,
  transaction?: Reader,
): Promise<StoredFile[]> {
  const { selectedFiles, ledgerFiles } = project;
  const chosenId = selectedFiles[fileType];
  const chosenIds =
    fileType === "general_ledger" ? ledgerFiles : chosenId === undefined ? [] : [chosenId];
  const read = async (id: string) => {
    const ref = fileRef(deps, projectId, id);
    return storedFile(await (transaction ? transaction.get(ref) : ref.get()));
  };
  const chosen = (await Promise.all(chosenIds.map(read))).filter(
    (file) => file?.status === "valid" && file.fileType === fileType,
  );
  if (chosen.length > 0) return chosen.filter((file) => file !== null);
  const valid = projectCollection(deps.db, projectId, "files")
    .where("fileType", "==", fileType)
    .where("status", "==", "valid")
    .orderBy("createdAt", "desc")
    .limit(fileType === "general_ledger" ? limits.ledgerFiles : 1);
  const found = await (transaction ? transaction.get(valid) : valid.get());
  // What waits for a person does not count because nothing else does
  const newest = found.docs.find((document) => document.data().placing?.kind !== "asks");
  return newest ? [{ ...newest.data(), id: newest.id }] : [];
}
