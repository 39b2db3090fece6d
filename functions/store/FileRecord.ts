import { limits, type UploadedFile } from "@tieout/contract";
import type { FileType } from "@tieout/core";
import type { DocumentReference } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import type { ProjectRecord } from "./ProjectRecord.ts";
import { projectCollection } from "./paths.ts";

/** A file as Firestore holds it. */
export type FileRecord = Omit<UploadedFile, "id" | "isSelected" | "isStuck"> & {
  uploadPath: string;
  /** Which write of the object in Storage was read. */
  generation: string;
  /** Where the rows of this reading are; null until there are any. */
  rowsPath: string | null;
  /** Where the first rows of its sheets are; null when it could not be read at all. */
  sheetsPath: string | null;
  /** The name of its layout, under which the user's matching is remembered. */
  layoutId: string | null;
};

export type StoredFile = FileRecord & { id: string };

/** Where a file stands. */
export function fileRef(deps: Deps, projectId: string, fileId: string): DocumentReference {
  return projectCollection(deps.db, projectId, "files").doc(fileId);
}

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
  file: StoredFile,
  { isSelected, now }: { isSelected: boolean; now: Date },
): UploadedFile {
  const { uploadPath: _path, generation: _generation, ...known } = file;
  const { rowsPath: _rows, sheetsPath: _sheets, layoutId: _layout, ...shown } = known;
  const isStuck =
    file.status === "parsing" && now.getTime() - Date.parse(file.createdAt) > limits.readingMs;
  return { ...shown, isSelected, isStuck };
}
