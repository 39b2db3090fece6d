import { parseUploadPath, projectOfPath, type UploadPath } from "@tieout/contract";
import type { FileRecord } from "../store/kinds/FileRecord.ts";

/** What the database knows of the projects, files, versions and exports that objects belong to. */
export type KnownFiles = {
  /** Null when there is no such project. */
  ownerOf: (projectId: string) => string | null;
  /** Null when there is no such file. */
  statusOf: (projectId: string, fileId: string) => FileRecord["status"] | null;
  /** Where the object of a file is, of one that was removed too; null when there is no such file. */
  uploadOf: (projectId: string, fileId: string) => string | null;
  /** Whether the version or the export an object is a part of was recorded; so is any other object. */
  isRecorded: (path: string) => boolean;
};

export type Orphans = {
  /** Objects nothing leads to any more. */
  orphans: string[];
  /** Uploads whose reading has neither ended nor failed. */
  unfinished: UploadPath[];
};

/** Finds the objects of Storage that no document refers to, and the uploads that were not finished. */
export function findOrphans(paths: readonly string[], known: KnownFiles): Orphans {
  const found: Orphans = { orphans: [], unfinished: [] };
  for (const path of paths) {
    const upload = parseUploadPath(path);
    if (isOrphan(path, known)) found.orphans.push(path);
    else if (upload && known.statusOf(upload.projectId, upload.uploadId) === "parsing") {
      found.unfinished.push(upload);
    }
  }
  return found;
}

function isOrphan(path: string, { ownerOf, statusOf, uploadOf, isRecorded }: KnownFiles): boolean {
  const place = projectOfPath(path);
  if (!place) return path.startsWith("uploads/"); // nothing else is put there, and nothing reads it
  const owner = ownerOf(place.projectId);
  if (owner === null || (place.uid !== null && place.uid !== owner)) return true;
  // What a run or an export wrote that ended before it was recorded.
  if (!isRecorded(path)) return true;
  const { projectId, fileId } = place;
  if (fileId === null) return false;
  if (statusOf(projectId, fileId) === null) return true;
  // The id of a file is that of one object: another under it is nobody's.
  return parseUploadPath(path) !== null && uploadOf(projectId, fileId) !== path;
}
