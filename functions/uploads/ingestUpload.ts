import { createHash } from "node:crypto";
import { parsedPath, type UploadPath, uploadPath } from "@tieout/contract";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import { changeProject, ownedBy } from "../store/changeProject.ts";
import type { FileRecord, StoredFile } from "../store/FileRecord.ts";
import { projectCollection, projectRef } from "../store/paths.ts";
import { writeRows } from "./rowsJson.ts";
import { settleFile } from "./settleFile.ts";
import { unreadable, type ValidatedFile, validateFile } from "./validateFile.ts";

/**
 * Takes in an uploaded object: validates it, keeps its rows, and settles its document with an
 * audit entry in the same transaction. A file that is settled stays as it is, so events may come
 * twice, late or in any order. Null when the object is gone or the project is not the uploader's.
 */
export async function ingestUpload(deps: Deps, upload: UploadPath): Promise<StoredFile | null> {
  return takeIn(deps, upload, (bytes) => validateFile(bytes, upload.fileName, upload.fileType));
}

/** Settles an upload that kept failing as one that could not be read, so that nobody waits for it. */
export async function giveUpOnUpload(deps: Deps, upload: UploadPath): Promise<StoredFile | null> {
  return takeIn(deps, upload, async () => unreadable());
}

async function takeIn(
  deps: Deps,
  upload: UploadPath,
  validate: (bytes: Uint8Array) => Promise<ValidatedFile>,
): Promise<StoredFile | null> {
  const begun = await begin(deps, upload);
  if (!begun) return null;
  if (begun.record.status !== "parsing") return { ...begun.record, id: upload.uploadId };
  const validated = await validate(begun.bytes);
  const rowsPath = parsedPath(upload.projectId, upload.uploadId);
  if (validated.rows) {
    await deps.objects.write(rowsPath, writeRows(validated.rows), "application/json");
  }
  const settled = await nullWhenNotFound(() =>
    changeProject(deps, upload, (change) => settleFile(deps, change, upload, validated)),
  );
  if (settled) return settled;
  // The file or its project was removed while it was read: nothing of it is kept.
  await Promise.all([deps.objects.remove(uploadPath(upload)), deps.objects.remove(rowsPath)]);
  return null;
}

type Begun = { record: FileRecord; bytes: Uint8Array };

/** Shows the file as being read; a crash after this leaves `parsing`, which the next event finishes. */
async function begin(deps: Deps, upload: UploadPath): Promise<Begun | null> {
  const path = uploadPath(upload);
  const [bytes, generation] = await Promise.all([
    deps.objects.read(path),
    deps.objects.generation(path),
  ]);
  if (!bytes || generation === null) return null;
  const record = await nullWhenNotFound(() => claimUpload(deps, upload, { bytes, generation }));
  if (record) return { record, bytes };
  await deps.objects.remove(path); // and nothing else: the project may be another user's
  return null;
}

type Written = { bytes: Uint8Array; generation: string };

async function claimUpload(deps: Deps, upload: UploadPath, written: Written): Promise<FileRecord> {
  const ref = projectCollection(deps.db, upload.projectId, "files").doc(upload.uploadId);
  return deps.db.runTransaction(async (transaction) => {
    const project = await transaction.get(projectRef(deps.db, upload.projectId));
    ownedBy(upload.uid, project.data());
    const known = (await transaction.get(ref)).data() as FileRecord | undefined; // only this code writes files
    if (known) return known;
    const started = startedRecord(deps, upload, written);
    transaction.create(ref, started);
    return started;
  });
}

function startedRecord(deps: Deps, upload: UploadPath, { bytes, generation }: Written): FileRecord {
  const { fileType, fileName } = upload;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return {
    ...{ fileType, fileName, status: "parsing", size: bytes.byteLength, sha256, generation },
    ...{ rowCount: 0, errors: [], warnings: [], problems: [], problemCount: 0, preview: null },
    createdAt: deps.now().toISOString(),
    uploadPath: uploadPath(upload),
  };
}

async function nullWhenNotFound<Value>(change: () => Promise<Value>): Promise<Value | null> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "not_found") return null;
    throw error;
  }
}
