import { limits, parseUploadPath, uploadPath } from "@tieout/contract";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { readProject } from "../store/changeProject.ts";
import { fileRef, readCountingOf, storedFile } from "../store/fileRecords.ts";
import { describeFile } from "../store/kinds/FileRecord.ts";
import { refuseOtherKinds, takeIn } from "./files.ts";
import { removeFrom } from "./removedFiles.ts";

/**
 * Reads a file in the place of another type, as if it had been sent there, and takes it from its own: its bytes are
 * not sent anew. Where it stands after that it may be refused too, and says why.
 */
export const moveFile: Handler<"moveFile"> = async (
  { params, body: { fileType } },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
  const known = storedFile(await fileRef(deps, key.projectId, params.fileId).get());
  const place = known && parseUploadPath(known.uploadPath);
  if (!place || known.status === "parsing") throw new ApiProblem("not_found");
  if (known.fileType === fileType) throw new ApiProblem("invalid_request", { errors: [THERE] });
  refuseOtherKinds(place.fileName, fileType);
  if (known.size > limits.fileBytes) throw new ApiProblem("file_too_large");
  const bytes = await deps.objects.read(known.uploadPath, known.size);
  if (!bytes) throw new ApiProblem("not_found");
  const upload = { ...place, fileType, uploadId: deps.newId() };
  await deps.objects.write(uploadPath(upload), bytes, "application/octet-stream");
  const file = await takeIn(deps, upload);
  if (!file) throw new ApiProblem("not_found");
  await removeFrom(deps, key, known.id, fileType);
  const project = await readProject(deps, key);
  const counting = await readCountingOf(deps, { projectId: key.projectId, project, fileType });
  const isSelected = counting.some(({ id }) => id === file.id);
  return describeFile(file, { isSelected, now: deps.now() });
};

const THERE = "The file is read as one of this type already.";
