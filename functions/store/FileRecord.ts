import type { UploadedFile } from "@tieout/contract";
import type { FileType } from "@tieout/core";
import type { Deps } from "../app/Deps.ts";
import type { ProjectRecord } from "./ProjectRecord.ts";
import { projectCollection } from "./paths.ts";

/** A file as Firestore holds it. */
export type FileRecord = Omit<UploadedFile, "id" | "isSelected"> & {
  uploadPath: string;
  /** Which write of the object in Storage was read. */
  generation: string;
};

export type StoredFile = FileRecord & { id: string };

/** A project's files, newest first. */
export async function listFileRecords(deps: Deps, projectId: string): Promise<StoredFile[]> {
  const found = await projectCollection(deps.db, projectId, "files")
    .orderBy("createdAt", "desc")
    .get();
  return found.docs.map((document) => ({ ...(document.data() as FileRecord), id: document.id })); // only ingest writes files
}

/** The file of each type that counts: the one chosen by hand, else the newest valid one. */
export function countingFiles(
  files: readonly StoredFile[],
  { selectedFiles }: ProjectRecord,
): Map<FileType, StoredFile> {
  const counting = new Map<FileType, StoredFile>();
  for (const file of files) {
    if (file.status !== "valid") continue;
    const isChosen = selectedFiles[file.fileType] === file.id;
    if (isChosen || !counting.has(file.fileType)) counting.set(file.fileType, file);
  }
  return counting;
}

/** A file as the API shows it. */
export function describeFile(
  { uploadPath: _path, generation: _generation, ...file }: StoredFile,
  isSelected: boolean,
): UploadedFile {
  return { ...file, isSelected };
}
