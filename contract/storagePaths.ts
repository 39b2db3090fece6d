import { type UploadType, uploadTypes } from "@tieout/core";

export type UploadPath = {
  uid: string;
  projectId: string;
  fileType: UploadType;
  uploadId: string;
  fileName: string;
};

/** Where a user puts a file; storage.rules hold the same shape. */
export function uploadPath({ uid, projectId, fileType, uploadId, fileName }: UploadPath): string {
  return `uploads/${uid}/${projectId}/${fileType}/${uploadId}/${fileName}`;
}

/** What the API makes and a database takes as a document's name. */
const ID = /^(?!__)[A-Za-z0-9_-]{1,128}$/;

/** Reads an upload's path back; null for any other object. */
export function parseUploadPath(path: string): UploadPath | null {
  const [folder, uid, projectId, fileType, uploadId, fileName, ...rest] = path.split("/");
  const type = uploadTypes.find((known) => known === fileType);
  if (folder !== "uploads" || !type || rest.length > 0) return null;
  if (!uid || !fileName || !projectId || !uploadId) return null;
  if (!ID.test(projectId) || !ID.test(uploadId)) return null;
  return { uid, projectId, fileType: type, uploadId, fileName };
}

/** Everything a user uploaded, to one project or to all. */
export function uploadsFolder(uid: string, projectId?: string): string {
  return projectId === undefined ? `uploads/${uid}/` : `uploads/${uid}/${projectId}/`;
}

/** All that was read from one file. */
export function parsedFolder(projectId: string, fileId: string): string {
  return `${parsedFolderOf(projectId)}${fileId}/`;
}

/** One reading of a file, named after its content: another reading never takes its place. */
export function parsedPath(
  { projectId, fileId }: { projectId: string; fileId: string },
  what: "rows" | "sheets",
  sha256: string,
): string {
  return `${parsedFolder(projectId, fileId)}${what}-${sha256}.json`;
}

/** What several files of a general ledger are together, with the first of them: named after all that it is read from. */
export function joinedPath(
  { projectId, fileId }: { projectId: string; fileId: string },
  sha256: string,
): string {
  return `${parsedFolder(projectId, fileId)}joined-${sha256}.json`;
}

/** Whether an object is what several files of a general ledger are together. */
export function isJoinedPath(path: string): boolean {
  return path.startsWith("parsed/") && (path.split("/").at(-1) ?? "").startsWith("joined-");
}

/** All that was read from the files of a project. */
export function parsedFolderOf(projectId: string): string {
  return `parsed/${projectId}/`;
}

/**
 * One version of a statement with its workings, whole. The run that made it is part of the name: what
 * a run that failed left behind, or still writes, is never taken for the version. Null is a version
 * kept before that.
 */
export function statementPath(projectId: string, version: number, run: string | null): string {
  return `statements/${projectId}/${run === null ? version : `${version}-${run}`}.json`;
}

/** The ledger entries behind the lines of a version, and where those of each line begin. */
export function entriesPath(
  projectId: string,
  version: number,
  run: string,
  what: "lines" | "index",
): string {
  return `statements/${projectId}/${version}-${run}-entries${what === "lines" ? ".jsonl" : ".json"}`;
}

/** What next year begins with: the items that a version's ledger leaves open, and its balances where it stands alone. */
export function yearEndPath(
  projectId: string,
  version: number,
  run: string,
  what: "open-items" | "balances",
): string {
  return `statements/${projectId}/${version}-${run}-${what}.json`;
}

/** How the accounts of a version were read. */
export function readingsPath(projectId: string, version: number, run: string): string {
  return `statements/${projectId}/${version}-${run}-readings.json`;
}

/** That everything of a version is there, until its project points to it. */
export function finishedPath(projectId: string, version: number, run: string): string {
  return `statements/${projectId}/${version}-${run}-finished.json`;
}

/** What a task has traced of a version's ledger, until everything of the version is there. */
export function tracePath(projectId: string, version: number, run: string): string {
  return `statements/${projectId}/${version}-${run}-trace.bin`;
}

/** One export; its id cannot be guessed, and nobody reads it without an address made for it. */
export function exportPath(
  { uid, projectId }: { uid: string; projectId: string },
  exportId: string,
  fileName: string,
): string {
  return `exports/${uid}/${projectId}/${exportId}/${fileName}`;
}

/**
 * Where the head of a trail is anchored, beyond the reach of whoever writes trails: named by the entry
 * it is, so that a folder lists a project's in order. The trail of a version ends at its own.
 */
export function anchorPath(projectId: string, seq: number, version: number | null): string {
  const name = `${String(seq).padStart(10, "0")}${version === null ? "" : `-version-${version}`}`;
  return `anchors/${projectId}/${name}.json`;
}

/** Everything the functions keep of one project besides uploads. */
export function projectFolders(uid: string, projectId: string): readonly string[] {
  return [parsedFolderOf(projectId), `statements/${projectId}/`, `exports/${uid}/${projectId}/`];
}

/** The folders of the bucket, each with something in it for every project. */
export const storedFolders = ["uploads/", "parsed/", "statements/", "exports/"] as const;

/** The project an object belongs to, and its uploader and its file where the path names them. */
export function projectOfPath(
  path: string,
): { projectId: string; uid: string | null; fileId: string | null } | null {
  const upload = parseUploadPath(path);
  if (upload) return { projectId: upload.projectId, uid: upload.uid, fileId: upload.uploadId };
  const [folder, first, second] = path.split("/");
  if (!first || !second) return null;
  if (folder === "exports" && ID.test(second)) {
    return { projectId: second, uid: first, fileId: null };
  }
  if (!ID.test(first)) return null;
  if (folder === "statements") return { projectId: first, uid: null, fileId: null };
  return folder === "parsed" && ID.test(second)
    ? { projectId: first, uid: null, fileId: second }
    : null;
}

/** The document of a project that an export or a part of a version belongs to; null for other objects. */
export function recordOfPath(
  path: string,
): { projectId: string; kind: "exports" | "statements"; id: string; run: string | null } | null {
  const [folder, first = "", second = "", third] = path.split("/");
  if (folder === "exports" && third !== undefined) {
    return { projectId: second, kind: "exports", id: third, run: null };
  }
  const [, id, run] = folder === "statements" ? (VERSION.exec(second) ?? []) : [];
  if (id === undefined) return null;
  const part = run?.match(PART)?.[0] ?? "";
  const ofRun = run === undefined ? null : run.slice(0, run.length - part.length);
  return { projectId: first, kind: "statements", id, run: ofRun };
}

const VERSION = /^(\d+)(?:-([\w-]+))?\.(?:jsonl?|bin)$/;
const PART = /-(?:entries|open-items|balances|readings|finished|trace)$/;
