import { isLargeLedger, uploadPath } from "@tieout/contract";
import type { Deps } from "../app/Deps.ts";
import type { ProjectKey } from "../store/changeProject.ts";
import type { ProjectRecord } from "../store/kinds/ProjectRecord.ts";
import { projectCollection } from "../store/paths.ts";
import { auditReading } from "../uploads/auditReading.ts";
import { ingestUpload } from "../uploads/ingestUpload.ts";
import { readLater } from "../uploads/readLater.ts";
import { readUpload } from "../uploads/readUpload.ts";
import { rereadFile } from "../uploads/rereadFile.ts";
import { safeName } from "../uploads/safeName.ts";
import type { RestorableFile } from "./readArchive.ts";

/** The files that count, as a project says it. */
type Counting = Pick<ProjectRecord, "selectedFiles" | "ledgerFiles">;

/** Uploads the files of an archive as if their owner did, and gives those that counted. */
export async function restoreFiles(
  deps: Deps,
  key: ProjectKey,
  files: readonly RestorableFile[],
): Promise<Counting> {
  const selectedFiles: Record<string, string> = {};
  const ledgerFiles: string[] = [];
  for (const file of files) {
    const id = (await findTaken(deps, key, file)) ?? (await upload(deps, key, file));
    await readAsSaid(deps, { ...key, fileId: id }, file);
    if (!file.isSelected) continue;
    if (file.fileType === "general_ledger") ledgerFiles.push(id);
    else selectedFiles[file.fileType] = id;
  }
  return { selectedFiles, ledgerFiles };
}

/** The other statement of a workbook was taken when the first one was. */
async function findTaken(
  deps: Deps,
  { projectId }: ProjectKey,
  { fileType, sha256 }: RestorableFile,
): Promise<string | null> {
  const files = projectCollection(deps.db, projectId, "files");
  const same = files.where("fileType", "==", fileType).where("sha256", "==", sha256);
  return (await same.limit(1).get()).docs[0]?.id ?? null;
}

async function upload(
  deps: Deps,
  key: ProjectKey,
  { fileType, fileName, bytes }: RestorableFile,
): Promise<string> {
  const uploadId = deps.newId();
  const place = { ...key, fileType, uploadId, fileName: safeName(fileName, fileType) };
  await deps.objects.write(uploadPath(place), bytes, "application/octet-stream");
  if (isLargeLedger({ fileType, size: bytes.byteLength })) {
    await readLater(deps, place, bytes.byteLength);
  } else await ingestUpload(deps, place);
  return uploadId;
}

/** Columns matched by hand, and differences that were accepted. */
async function readAsSaid(
  deps: Deps,
  key: ProjectKey & { fileId: string },
  { fileType, bytes, chosen, acceptedDifferences: accepted }: RestorableFile,
): Promise<void> {
  if (!chosen && accepted.length === 0) return;
  if (isLargeLedger({ fileType, size: bytes.byteLength })) return;
  await rereadFile(deps, key, {
    validate: (version, file) =>
      readUpload(deps, key, { version, file, readAs: { chosen, remembered: new Map(), accepted } }),
    mayBecomeInvalid: true,
    audit: (after) => auditReading(after, "read as the archive says"),
  });
}
