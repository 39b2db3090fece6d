import { createHash } from "node:crypto";
import { parsedPath, type UploadPath, uploadPath } from "@tieout/contract";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import { type Change, changeProject, readProject } from "../store/changeProject.ts";
import type { FileRecord, StoredFile } from "../store/FileRecord.ts";
import { projectCollection } from "../store/paths.ts";
import { markStale } from "./markStale.ts";
import { writeRows } from "./rowsJson.ts";
import { type ValidatedFile, validateFile } from "./validateFile.ts";

/**
 * Takes in an uploaded object: validates it, keeps its rows, and settles its document with an
 * audit entry in the same transaction. A file that is settled stays as it is, so events may come
 * twice, late or in any order. Null when the object is gone or the project is not the uploader's.
 */
export async function ingestUpload(deps: Deps, upload: UploadPath): Promise<StoredFile | null> {
  const path = uploadPath(upload);
  const { projectId, uploadId, fileType, fileName } = upload;
  const fileRef = projectCollection(deps.db, projectId, "files").doc(uploadId);
  if (!(await isOwn(deps, upload))) {
    await deps.objects.remove(path);
    return null;
  }
  const known = (await fileRef.get()).data() as FileRecord | undefined; // only this code writes files
  if (known && known.status !== "parsing") return { ...known, id: uploadId };
  const bytes = await deps.objects.read(path);
  if (!bytes) return null;
  const started = await start(deps, upload, bytes);
  const validated = await validateFile(bytes, fileName, fileType);
  if (validated.rows) {
    await deps.objects.write(
      parsedPath(projectId, uploadId),
      writeRows(validated.rows),
      "application/json",
    );
  }
  return changeProject(deps, upload, (change) =>
    settle(deps, change, upload, { started, validated }),
  );
}

async function isOwn(deps: Deps, upload: UploadPath): Promise<boolean> {
  try {
    await readProject(deps, upload);
    return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "not_found") return false;
    throw error;
  }
}

/** Shows the file as being read; a crash after this leaves `parsing`, which the next event finishes. */
async function start(deps: Deps, upload: UploadPath, bytes: Uint8Array): Promise<FileRecord> {
  const record: FileRecord = {
    fileType: upload.fileType,
    fileName: upload.fileName,
    status: "parsing",
    size: bytes.byteLength,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    rowCount: 0,
    errors: [],
    warnings: [],
    problems: [],
    problemCount: 0,
    createdAt: deps.now().toISOString(),
    uploadPath: uploadPath(upload),
  };
  const ref = projectCollection(deps.db, upload.projectId, "files").doc(upload.uploadId);
  return deps.db.runTransaction(async (transaction) => {
    const known = (await transaction.get(ref)).data() as FileRecord | undefined; // only this code writes files
    if (known) return known;
    transaction.create(ref, record);
    return record;
  });
}

type Settled = { started: FileRecord; validated: ValidatedFile };

async function settle(
  deps: Deps,
  { transaction }: Change,
  upload: UploadPath,
  { started, validated }: Settled,
) {
  const ref = projectCollection(deps.db, upload.projectId, "files").doc(upload.uploadId);
  const current = (await transaction.get(ref)).data() as FileRecord | undefined; // only this code writes files
  if (!current) return { update: {}, audit: [], value: null };
  if (current.status !== "parsing") {
    return { update: {}, audit: [], value: { ...current, id: upload.uploadId } };
  }
  const stale = validated.rows ? await markStale(deps, transaction, upload) : () => undefined;
  const record: FileRecord = { ...started, ...validated.findings };
  transaction.set(ref, record);
  stale();
  const { status, rowCount, problemCount } = record;
  const { fileName, fileType } = upload;
  const metadata = { fileName, fileType, status, rowCount, problemCount, sha256: record.sha256 };
  const outcome = status === "valid" ? `${rowCount} rows` : `refused with ${problemCount} problems`;
  return {
    update: status === "valid" ? { isOutOfDate: true } : {},
    audit: [
      { action: "file_upload" as const, description: `${fileName} uploaded: ${outcome}`, metadata },
    ],
    value: { ...record, id: upload.uploadId },
  };
}
