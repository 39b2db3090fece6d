import { limits, parsedPath, uploadPath } from "@tieout/contract";
import { type FileType, fileTypes } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Handler } from "../app/Handlers.ts";
import { param, projectKey } from "../app/projectKey.ts";
import { changeProject, readProject } from "../store/changeProject.ts";
import {
  countingFiles,
  describeFile,
  type FileRecord,
  listFileRecords,
} from "../store/FileRecord.ts";
import { projectCollection } from "../store/paths.ts";
import { ingestUpload } from "../uploads/ingestUpload.ts";

/** The project's files, newest first; the ones the next statement is made from are marked. */
export const listFiles: Handler<"listFiles"> = async ({ params }, { deps, caller }) => {
  const key = projectKey(params, caller);
  const project = await readProject(deps, key);
  const files = await listFileRecords(deps, key.projectId);
  const counting = countingFiles(files, project);
  return files.map((file) => describeFile(file, counting.get(file.fileType)?.id === file.id));
};

/** The multipart road: the same object, the same ingest, answered in the request. */
export const uploadFile: Handler<"uploadFile"> = async ({ params, body }, { deps, caller }) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
  const fileType = fileTypes.find((known) => known === body.fileType);
  if (!fileType) throw new ApiProblem("invalid_request", { errors: [unknownType(body.fileType)] });
  if (body.bytes.byteLength > limits.fileBytes) throw new ApiProblem("file_too_large");
  const fileName = safeName(body.fileName, fileType);
  const upload = { ...key, fileType, uploadId: deps.newId(), fileName };
  await deps.objects.write(uploadPath(upload), body.bytes, "application/octet-stream");
  const file = await ingestUpload(deps, upload);
  if (!file) throw new ApiProblem("not_found");
  const { errors, warnings, rowCount } = file;
  if (file.status !== "valid") throw new ApiProblem("file_validation_failed", { errors, warnings });
  return { fileName, fileId: file.id, isValid: true, errors, warnings, rowCount };
};

/** Chooses an older valid file of its type again. */
export const selectFile: Handler<"selectFile"> = async ({ params }, { deps, caller }) => {
  const key = projectKey(params, caller);
  const fileId = param(params, "fileId");
  const ref = projectCollection(deps.db, key.projectId, "files").doc(fileId);
  return changeProject(deps, key, async ({ project, transaction }) => {
    const file = (await transaction.get(ref)).data() as FileRecord | undefined; // only ingest writes files
    if (file?.status !== "valid") throw new ApiProblem("not_found");
    const { fileName, fileType } = file;
    return {
      update: {
        selectedFiles: { ...project.selectedFiles, [fileType]: fileId },
        isOutOfDate: true,
      },
      audit: [
        {
          action: "file_upload",
          description: `${fileName} chosen as the file that counts`,
          metadata: { fileName, fileType },
        },
      ],
      value: describeFile({ ...file, id: fileId }, true),
    };
  });
};

/** Removes a file; statements already made from it stay. */
export const removeFile: Handler<"removeFile"> = async ({ params }, { deps, caller }) => {
  const key = projectKey(params, caller);
  const fileId = param(params, "fileId");
  const ref = projectCollection(deps.db, key.projectId, "files").doc(fileId);
  const removed = await changeProject(deps, key, async ({ project, transaction }) => {
    const file = (await transaction.get(ref)).data() as FileRecord | undefined; // only ingest writes files
    if (!file) throw new ApiProblem("not_found");
    transaction.delete(ref);
    const { fileName, fileType } = file;
    const chosen = Object.entries(project.selectedFiles).filter(([, id]) => id !== fileId);
    return {
      update: {
        selectedFiles: Object.fromEntries(chosen),
        isOutOfDate: file.status === "valid" || project.isOutOfDate,
      },
      audit: [
        {
          action: "file_upload",
          description: `${fileName} removed`,
          metadata: { fileName, fileType },
        },
      ],
      value: file,
    };
  });
  await deps.objects.remove(removed.uploadPath);
  await deps.objects.remove(parsedPath(key.projectId, fileId));
  return { ok: true };
};

function unknownType(fileType: string): string {
  return `fileType is "${fileType}". Expected one of ${fileTypes.join(", ")}.`;
}

/** A file name as one segment of a Storage path. */
function safeName(fileName: string, fileType: FileType): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? "";
  const clean = last.replace(/[\p{Cc}#[\]*?]/gu, "_").slice(-limits.nameLength);
  return clean.replace(/^\.+$/, "") || `${fileType}.csv`;
}
