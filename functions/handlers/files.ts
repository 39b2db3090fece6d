import { isDeepStrictEqual } from "node:util";
import {
  acceptedInWords,
  contentTypeOf,
  limits,
  type UploadedFile,
  type UploadPath,
  uploadPath,
} from "@tieout/contract";
import { problem, shorten, showText, type UploadType, uploadTypes } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { joinLedgers } from "../statements/inputs/joinLedgers.ts";
import { readTogetherLater } from "../statements/inputs/readTogether.ts";
import { isLarge } from "../statements/process/prepareLater.ts";
import { changeProject, type ProjectKey, readProject } from "../store/changeProject.ts";
import { fileRef, readCountingFiles, readLedgers, storedFile } from "../store/fileRecords.ts";
import { describeFile, type StoredFile } from "../store/kinds/FileRecord.ts";
import type { ProjectRecord } from "../store/kinds/ProjectRecord.ts";
import { readPage } from "../store/pages/readPage.ts";
import { projectCollection } from "../store/paths.ts";
import { otherUpload } from "../uploads/fillOtherSlot.ts";
import { otherStatementType } from "../uploads/findOtherStatement.ts";
import { ingestUpload, isFull } from "../uploads/ingestUpload.ts";
import { isStorageFull } from "../uploads/isStorageFull.ts";
import { markStale } from "../uploads/markStale.ts";
import { safeName } from "../uploads/safeName.ts";
import { placeOf } from "../uploads/settleLedger.ts";

/** The project's files, newest first; the ones the next statement is made from are marked. */
export const listFiles: Handler<"listFiles"> = async ({ params, query }, { deps, caller }) => {
  const key = projectKey(params, caller);
  const project = await readProject(deps, key);
  const files = projectCollection(deps.db, key.projectId, "files");
  const [{ items, next }, counting] = await Promise.all([
    readPage(files, query),
    readCountingFiles(deps, key.projectId, project),
  ]);
  const ids = new Set(counting.map(({ id }) => id));
  const shown = items.map((file) => {
    const isSelected = ids.has(file.id);
    return describeFile(file, { isSelected, now: deps.now() });
  });
  return { items: shown, next };
};

/** Upload as multipart: the same object and the same ingest, answered in the request. */
export const uploadFile: Handler<"uploadFile"> = async ({ params, body }, { deps, caller }) => {
  const key = projectKey(params, caller);
  const project = await readProject(deps, key);
  const fileType = uploadTypes.find((known) => known === body.fileType);
  if (!fileType) throw new ApiProblem("invalid_request", { errors: [unknownType(body.fileType)] });
  if (body.bytes.byteLength > limits.fileBytes) throw new ApiProblem("file_too_large");
  const fileName = safeName(body.fileName, fileType);
  refuseOtherKinds(fileName, fileType);
  if (await isStorageFull(deps, key.uid, body.bytes.byteLength)) {
    throw new ApiProblem("storage_full");
  }
  const upload = { ...key, fileType, uploadId: deps.newId(), fileName };
  await deps.objects.write(uploadPath(upload), body.bytes, "application/octet-stream");
  const file = await takeIn(deps, upload);
  if (!file) throw new ApiProblem("not_found");
  const { id: fileId, status, errors, warnings, rowCount, placing } = file;
  if (status !== "valid") throw new ApiProblem("file_validation_failed", { errors, warnings });
  const alsoTakenAs = await alsoTaken(deps, upload);
  const isAsked = file.hasOneDate && !(await hasLedger(deps, key, project));
  const allWarnings = isAsked ? [problem("one_date").message, ...warnings] : warnings;
  return {
    fileName,
    fileId,
    status,
    isValid: true,
    errors,
    warnings: allWarnings,
    rowCount,
    alsoTakenAs,
    placing,
  };
};

/** What another file has taken the room of meanwhile is not kept. */
export async function takeIn(deps: Deps, upload: UploadPath): Promise<StoredFile | null> {
  try {
    return await ingestUpload(deps, upload);
  } catch (error) {
    if (isFull(error)) await deps.objects.remove(uploadPath(upload));
    throw error;
  }
}

/** A general ledger says what balances of one date opened with. */
async function hasLedger(
  deps: Deps,
  { projectId }: ProjectKey,
  project: ProjectRecord,
): Promise<boolean> {
  const ledgers = await readLedgers(deps, projectId, project);
  return ledgers.some(({ ledger }) => ledger !== null);
}

/** The file that the other statement of an uploaded workbook was taken as; null where there is none. */
async function alsoTaken(deps: Deps, upload: UploadPath) {
  const type = otherStatementType(upload.fileType);
  if (type === null) return null;
  const { uploadId } = otherUpload(upload, type);
  const file = storedFile(await fileRef(deps, upload.projectId, uploadId).get());
  return file && { fileId: file.id, fileType: file.fileType, sheet: file.matching?.sheet ?? null };
}

/** Chooses an older valid file of its type again; of general ledgers that one alone. */
export const selectFile: Handler<"selectFile"> = async ({ params }, { deps, caller }) => {
  const key = { ...projectKey(params, caller), fileId: params.fileId };
  return choose(
    deps,
    key,
    "chosen as the file that counts",
    ({ selectedFiles }, { fileType, id }) =>
      fileType === "general_ledger"
        ? { ledgerFiles: [id] }
        : { selectedFiles: { ...selectedFiles, [fileType]: id } },
  );
};

/**
 * Adds a general ledger to those that count, or puts it in the place of those with some of its days, once all
 * that are to count are read together without a contradiction.
 */
export const addFile: Handler<"addFile"> = async (
  { params, body: { replaces, accepts } },
  { deps, caller },
) => {
  const key = { ...projectKey(params, caller), fileId: params.fileId };
  const { projectId } = key;
  const project = await readProject(deps, key);
  const file = storedFile(await fileRef(deps, projectId, key.fileId).get());
  if (file?.status !== "valid") throw new ApiProblem("not_found");
  if (file.fileType !== "general_ledger") {
    throw new ApiProblem("invalid_request", { errors: [ONE_OF_A_TYPE] });
  }
  const counting = await readLedgers(deps, projectId, project);
  const before = counting.filter(({ id }) => id !== file.id);
  const replaced = replaces ? placeOf(file, before).beside : [];
  const others = before.filter((other) => !replaced.includes(other));
  // Large ones are read together by the task alone, which says what they contradict each other in
  const together = [...others, file];
  if (!isLarge(together)) await joinLedgers(deps, key, { project, files: together, accepts });
  const gone = new Set(replaced.map(({ id }) => id));
  const outcome = replaces
    ? "put in place of others of the general ledger"
    : "added to the general ledger";
  const added = await choose(deps, key, outcome, ({ ledgerFiles, ledgerTogether }, { id }) => {
    const known = ledgerFiles.length > 0 ? ledgerFiles : others.map((other) => other.id);
    const counting = [...new Set([...known.filter((each) => !gone.has(each)), id])];
    if (counting.length > limits.ledgerFiles) {
      throw new ApiProblem("invalid_request", { errors: [TOO_MANY] });
    }
    const taken = { files: counting, readSince: null, errors: [], isAccepted: true };
    return {
      ledgerFiles: counting,
      ledgerTogether: accepts.length > 0 ? { ...taken, differences: accepts } : ledgerTogether,
    };
  });
  await readTogetherLater(deps, key);
  return added;
};

const ONE_OF_A_TYPE =
  "Only general ledgers are added to each other: of every other type one file counts.";
const TOO_MANY = `A general ledger is made of at most ${limits.ledgerFiles} files.`;

type FileKey = ProjectKey & { fileId: string };

/** Keeps which files count; nothing is said of a choice that was made before. */
function choose(
  deps: Deps,
  key: FileKey,
  outcome: string,
  choice: (project: ProjectRecord, file: StoredFile) => Partial<ProjectRecord>,
): Promise<UploadedFile> {
  const { projectId, fileId } = key;
  return changeProject(deps, key, async (change) => {
    const file = storedFile(await change.transaction.get(fileRef(deps, projectId, fileId)));
    if (file?.status !== "valid") throw new ApiProblem("not_found");
    const { fileName, fileType } = file;
    const chosen = { ...change.project, ...choice(change.project, file) };
    const isNews = !isDeepStrictEqual(chosen, change.project);
    if (isNews) (await markStale(deps, change, { projectId, fileType }))();
    const description = `${fileName} ${outcome}`;
    const metadata = { fileName, fileType };
    return {
      update: isNews ? { ...choice(change.project, file), isOutOfDate: true } : {},
      audit: isNews ? [{ action: "file_upload", description, metadata }] : [],
      value: describeFile(file, { isSelected: true, now: deps.now() }),
    };
  });
}

/** A name that says another kind is refused at once; the content decides about the rest. */
export function refuseOtherKinds(fileName: string, fileType: UploadType): void {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  if (extension === undefined || contentTypeOf(fileType, fileName) !== null) return;
  const errors = [`${fileName} is a .${extension} file. Expected ${acceptedInWords(fileType)}.`];
  throw new ApiProblem("unsupported_file", { errors });
}

function unknownType(fileType: string): string {
  return `fileType is "${showText(shorten(fileType))}". Expected one of ${uploadTypes.join(", ")}.`;
}
