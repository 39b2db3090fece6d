import { type UploadPath, uploadPath } from "@tieout/contract";
import { cutText, showText, textKinds } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { ObjectVersion } from "../objects/readVersion.ts";
import { readTogetherLater } from "../statements/inputs/readTogether.ts";
import { changeProject, ownedBy, readProject } from "../store/changeProject.ts";
import { fileRef } from "../store/fileRecords.ts";
import type { FileRecord, StoredFile } from "../store/kinds/FileRecord.ts";
import { projectRef } from "../store/paths.ts";
import { isBeingRemoved } from "../store/removal/removals.ts";
import { removedFileRef } from "../store/removal/removedFiles.ts";
import { fillOtherSlot } from "./fillOtherSlot.ts";
import { isStorageFull } from "./isStorageFull.ts";
import { forgetReading, keepReading, recordReading } from "./keepReading.ts";
import { readLayouts } from "./readLayouts.ts";
import { openUpload, readUpload } from "./readUpload.ts";
import { nothingRead, UNREADABLE, unread, type ValidatedFile } from "./ValidatedFile.ts";

/**
 * Takes in an uploaded object: validates it, keeps its rows, and records its document with an
 * audit entry in the same transaction. A file that is recorded stays as it is, so events may come
 * twice, late or in any order. Null when the object is gone or the project is not the uploader's.
 */
export async function ingestUpload(deps: Deps, upload: UploadPath): Promise<StoredFile | null> {
  return takeIn(deps, upload, async (version, { acceptedDifferences: accepted }) => {
    const remembered = await readLayouts(deps, upload.uid, upload.fileType);
    const readAs = { chosen: null, remembered, accepted };
    return readUpload(deps, upload, { version, file: upload, readAs });
  });
}

/** Shows an upload as being read before anybody has begun to; null when no file can be made of it. */
export function announceUpload(
  deps: Deps,
  upload: UploadPath,
  size: number,
): Promise<FileRecord | null> {
  return nullWhenNotFound(() => claimUpload(deps, upload, { ...NOTHING, size }));
}

/** Records an upload that kept failing as one that could not be read, so that nobody waits for it. */
export async function giveUpOnUpload(deps: Deps, upload: UploadPath): Promise<StoredFile | null> {
  return takeIn(deps, upload, async () => unread(UNREADABLE));
}

/** Records an upload as refused, for a reason that its owner is told, and removes it unread. */
export async function refuseUpload(
  deps: Deps,
  upload: UploadPath,
  reason: string,
): Promise<StoredFile | null> {
  const record = await nullWhenNotFound(() => claimUpload(deps, upload, NOTHING));
  if (!record) {
    await removeUnknown(deps, upload);
    return null;
  }
  if (record.status !== "parsing") return { ...record, id: upload.uploadId };
  await deps.objects.remove(uploadPath(upload));
  const reading = { ...unread(reason).readingResult, rowsPath: null, sheetsPath: null };
  return nullWhenNotFound(() =>
    changeProject(deps, upload, (change) =>
      recordReading(deps, change, upload, { ...reading, ...NOTHING }),
    ),
  );
}

/** What is said of the bytes of a file that was not read. */
const NOTHING: Identity = { size: 0, sha256: null, generation: "" };

async function takeIn(
  deps: Deps,
  upload: UploadPath,
  validate: (version: ObjectVersion, record: FileRecord) => Promise<ValidatedFile>,
): Promise<StoredFile | null> {
  const begun = await begin(deps, upload);
  if (!begun) return null;
  const { record, version } = begun;
  if (record.status !== "parsing") return { ...record, id: upload.uploadId };
  const validated = await validate(version, record);
  // Before the file is recorded: a client that waits for it then finds the other one too
  if (version.bytes) await takeOther(deps, upload, version.bytes, validated);
  const { projectId, uploadId: fileId, fileType } = upload;
  const place = { projectId, fileId, fileType };
  const kept = await keepReading(deps, place, validated);
  const reading = { ...validated.readingResult, ...kept, ...identify(version) };
  const recorded = await nullWhenNotFound(() =>
    changeProject(deps, upload, (change) => recordReading(deps, change, upload, reading)),
  );
  if (recorded) {
    const isLedger = recorded.fileType === "general_ledger" && recorded.status === "valid";
    if (isLedger && recorded.placing?.kind !== "asks") await readTogetherLater(deps, upload);
    return recorded;
  }
  // The file or its project was removed while it was read: nothing of it is kept.
  await withdraw(deps, upload);
  await removeUnknown(deps, upload);
  await forgetReading(deps, kept);
  return null;
}

/** A workbook with both statements fills both places in one upload. */
async function takeOther(
  deps: Deps,
  upload: UploadPath,
  bytes: Uint8Array,
  { alsoHolds }: ValidatedFile,
): Promise<void> {
  const other = alsoHolds && (await fillOtherSlot(deps, upload, bytes, alsoHolds));
  if (!other) return;
  try {
    await ingestUpload(deps, other);
  } catch (error) {
    // Another file took the room meanwhile: the first statement is taken all the same
    if (!isFull(error)) throw error;
    await removeUnknown(deps, other);
  }
}

type Begun = { record: FileRecord; version: ObjectVersion };

/** Shows the file as being read; a crash after this leaves `parsing`, which the next event finishes. */
async function begin(deps: Deps, upload: UploadPath): Promise<Begun | null> {
  const path = uploadPath(upload);
  if (!(await nullWhenNotFound(() => readProject(deps, upload)))) {
    await removeUnknown(deps, upload); // unread, and nothing else: the project may be another user's
    return null;
  }
  const version = await openUpload(deps, upload.fileType, path);
  if (!version) return null;
  const record = await nullWhenNotFound(() => claimUpload(deps, upload, version));
  if (!record) {
    await removeUnknown(deps, upload);
    return null;
  }
  // Read before it was removed and claimed after that: what is gone may not come back.
  if ((await deps.objects.generation(path)) !== null) return { record, version };
  await withdraw(deps, upload);
  return null;
}

/**
 * Removes an object that no file is made of. An event may come late: what was taken in before its
 * project was deleted stays, and is restored with it.
 */
export async function removeUnknown(deps: Deps, upload: UploadPath): Promise<void> {
  const path = uploadPath(upload);
  const known = (await fileRef(deps, upload.projectId, upload.uploadId).get()).data();
  const removed = (await removedFileRef(deps, upload.projectId, upload.uploadId).get()).data();
  if (![known?.uploadPath, removed?.uploadPath].includes(path)) await deps.objects.remove(path);
}

async function claimUpload(deps: Deps, upload: UploadPath, version: Identity): Promise<FileRecord> {
  const ref = fileRef(deps, upload.projectId, upload.uploadId);
  return deps.db.runTransaction(async (transaction) => {
    const project = await transaction.get(projectRef(deps.db, upload.projectId));
    ownedBy(upload.uid, project.data());
    const known = (await transaction.get(ref)).data();
    // The id of a file is that of one object: what comes under it by another name is no file.
    if (known && known.uploadPath !== uploadPath(upload)) throw new ApiProblem("not_found");
    if (known) return known;
    const started = startedRecord(deps, upload, version);
    // A file that was removed is not read again while its object still exists.
    const isGone = await isBeingRemoved(deps, transaction, upload.projectId, started.uploadPath);
    const removed = removedFileRef(deps, upload.projectId, upload.uploadId);
    if (isGone || (await transaction.get(removed)).exists) throw new ApiProblem("not_found");
    // One that is refused unread takes no room
    const needsRoom = version.size > 0;
    if (
      needsRoom &&
      (await isStorageFull({ db: deps.db, transaction }, upload.uid, version.size))
    ) {
      throw new ApiProblem("storage_full");
    }
    transaction.create(ref, started);
    return started;
  });
}

async function withdraw(deps: Deps, upload: UploadPath): Promise<void> {
  const ref = fileRef(deps, upload.projectId, upload.uploadId);
  await deps.db.runTransaction(async (transaction) => {
    const known = await transaction.get(ref);
    if (known.get("status") === "parsing") transaction.delete(ref);
  });
}

function startedRecord(deps: Deps, upload: UploadPath, version: Identity): FileRecord {
  const { fileType } = upload;
  const fileName = showText(cutText(upload.fileName, textKinds.fileName.longest));
  return {
    ...nothingRead([], []),
    fileType,
    fileName,
    status: "parsing",
    ...identify(version),
    problems: [],
    problemCount: 0,
    rowsPath: null,
    sheetsPath: null,
    placing: null,
    createdAt: deps.now().toISOString(),
    uploadPath: uploadPath(upload),
  };
}

/** Which bytes a reading is of. */
type Identity = Pick<FileRecord, "size" | "sha256" | "generation">;

function identify({ size, sha256, generation }: Identity): Identity {
  return { size, sha256, generation };
}

/** Whether another file took the room that this one needed, between its sending and its record. */
export function isFull(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === "storage_full";
}

async function nullWhenNotFound<Value>(change: () => Promise<Value>): Promise<Value | null> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "not_found") return null;
    throw error;
  }
}
