import {
  acceptedInWords,
  contentTypeOf,
  limits,
  type UploadPath,
  uploadPath,
} from "@tieout/contract";
import { problem, shorten, showText, type UploadType, uploadTypes } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { changeProject, readProject } from "../store/changeProject.ts";
import { describeFile } from "../store/FileRecord.ts";
import { fileRef, readCountingFiles, storedFile } from "../store/fileRecords.ts";
import { projectCollection } from "../store/paths.ts";
import { readPage } from "../store/readPage.ts";
import { otherUpload } from "../uploads/fillOtherSlot.ts";
import { otherStatementType } from "../uploads/findOtherStatement.ts";
import { ingestUpload } from "../uploads/ingestUpload.ts";
import { isStorageFull } from "../uploads/isStorageFull.ts";
import { markStale } from "../uploads/markStale.ts";
import { safeName } from "../uploads/safeName.ts";

/** The project's files, newest first; the ones the next statement is made from are marked. */
export const listFiles: Handler<"listFiles"> = async ({ params, query }, { deps, caller }) => {
  const key = projectKey(params, caller);
  const project = await readProject(deps, key);
  const files = projectCollection(deps.db, key.projectId, "files");
  const [{ items, next }, counting] = await Promise.all([
    readPage(files, query),
    readCountingFiles(deps, key.projectId, project),
  ]);
  const shown = items.map((file) => {
    const isSelected = counting.get(file.fileType)?.id === file.id;
    return describeFile(file, { isSelected, now: deps.now() });
  });
  return { items: shown, next };
};

/** Upload as multipart: the same object and the same ingest, answered in the request. */
export const uploadFile: Handler<"uploadFile"> = async ({ params, body }, { deps, caller }) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
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
  const file = await ingestUpload(deps, upload);
  if (!file) throw new ApiProblem("not_found");
  const { id: fileId, status, errors, warnings, rowCount } = file;
  if (status !== "valid") throw new ApiProblem("file_validation_failed", { errors, warnings });
  const { message } = problem("one_date");
  const alsoTakenAs = await alsoTaken(deps, upload);
  const told = file.hasOneDate ? [message, ...warnings] : warnings;
  return { fileName, fileId, status, isValid: true, errors, warnings: told, rowCount, alsoTakenAs };
};

/** The file that the other statement of an uploaded workbook was taken as; null where there is none. */
async function alsoTaken(deps: Deps, upload: UploadPath) {
  const type = otherStatementType(upload.fileType);
  if (type === null) return null;
  const { uploadId } = otherUpload(upload, type);
  const file = storedFile(await fileRef(deps, upload.projectId, uploadId).get());
  return file && { fileId: file.id, fileType: file.fileType, sheet: file.matching?.sheet ?? null };
}

/** Chooses an older valid file of its type again. */
export const selectFile: Handler<"selectFile"> = async ({ params }, { deps, caller }) => {
  const key = projectKey(params, caller);
  const { fileId } = params;
  const ref = fileRef(deps, key.projectId, fileId);
  return changeProject(deps, key, async (change) => {
    const file = (await change.transaction.get(ref)).data();
    if (file?.status !== "valid") throw new ApiProblem("not_found");
    const { fileName, fileType } = file;
    const { selectedFiles } = change.project;
    const isNews = selectedFiles[fileType] !== fileId;
    if (isNews) (await markStale(deps, change, { projectId: key.projectId, fileType }))();
    const description = `${fileName} chosen as the file that counts`;
    const metadata = { fileName, fileType };
    return {
      update: isNews
        ? { selectedFiles: { ...selectedFiles, [fileType]: fileId }, isOutOfDate: true }
        : {},
      audit: isNews ? [{ action: "file_upload", description, metadata }] : [],
      value: describeFile({ ...file, id: fileId }, { isSelected: true, now: deps.now() }),
    };
  });
};

/** A name that says another kind is refused at once; the content decides about the rest. */
function refuseOtherKinds(fileName: string, fileType: UploadType): void {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  if (extension === undefined || contentTypeOf(fileType, fileName) !== null) return;
  const errors = [`${fileName} is a .${extension} file. Expected ${acceptedInWords(fileType)}.`];
  throw new ApiProblem("unsupported_file", { errors });
}

function unknownType(fileType: string): string {
  return `fileType is "${showText(shorten(fileType))}". Expected one of ${uploadTypes.join(", ")}.`;
}
