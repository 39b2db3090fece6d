import { parsedFolder } from "@tieout/contract";
import { fileTypeLabels, type UploadType } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { readTogetherLater } from "../statements/inputs/readTogether.ts";
import { endRuns } from "../statements/process/lease.ts";
import {
  type Change,
  type Changed,
  changeProject,
  type ProjectKey,
  readProject,
} from "../store/changeProject.ts";
import { fileRef } from "../store/fileRecords.ts";
import { describeFile, type FileRecord, fileKind } from "../store/kinds/FileRecord.ts";
import { listJoined } from "../store/pages/listJoined.ts";
import { readPage } from "../store/pages/readPage.ts";
import { projectCollection } from "../store/paths.ts";
import { carryOut, type NotedRemoval, noteObjects } from "../store/removal/removals.ts";
import { isRestorable, removedFileRef, restorableUntil } from "../store/removal/removedFiles.ts";
import { settle } from "../uploads/keepReading.ts";
import { markStale } from "../uploads/markStale.ts";

/**
 * Removes a file: statements already made from it stay, and none that goes on counts it. One that was
 * read can be restored for 30 days; one whose reading has not ended goes at once.
 */
export const removeFile: Handler<"removeFile"> = async ({ params }, { deps, caller }) => {
  const key = projectKey(params, caller);
  await removeFrom(deps, key, params.fileId, null);
  return { ok: true };
};

/** Removes a file; one that was moved to the place of another type goes at once, since it stands there. */
export async function removeFrom(
  deps: Deps,
  key: ProjectKey,
  fileId: string,
  movedTo: UploadType | null,
): Promise<void> {
  const joined = await listJoined(deps, key.projectId);
  const removals = await changeProject(deps, key, (change) =>
    remove(deps, key, change, { fileId, joined, movedTo }),
  );
  for (const removal of removals) await carryOut(deps, removal);
  await readTogetherLater(deps, key);
}

type Removal = { fileId: string; joined: readonly string[]; movedTo: UploadType | null };

async function remove(
  deps: Deps,
  key: ProjectKey,
  change: Change,
  { fileId, joined, movedTo }: Removal,
): Promise<Changed<NotedRemoval[]>> {
  const { project, transaction } = change;
  const ref = fileRef(deps, key.projectId, fileId);
  const file = (await transaction.get(ref)).data();
  if (!file) throw new ApiProblem("not_found");
  const ended = endRuns(deps, project);
  const { fileType } = file;
  const mark = await markStale(deps, change, { projectId: key.projectId, fileType });
  if (file.status === "valid") mark();
  transaction.delete(ref);
  const wasSelected =
    project.selectedFiles[fileType] === fileId || project.ledgerFiles.includes(fileId);
  const isKept = file.status !== "parsing" && movedTo === null;
  if (isKept) keep(deps, key, change, { file, fileId, wasSelected });
  const chosen = Object.entries(project.selectedFiles).filter(([, id]) => id !== fileId);
  const parts = isKept ? [] : [file.uploadPath, parsedFolder(key.projectId, fileId)];
  // What it was together with others holds its entries: the others are read together anew
  const objects = fileType === "general_ledger" ? [...parts, ...joined] : parts;
  return {
    update: {
      ...ended,
      selectedFiles: Object.fromEntries(chosen),
      ledgerFiles: project.ledgerFiles.filter((id) => id !== fileId),
      isOutOfDate: file.status === "valid" || project.isOutOfDate,
    },
    audit: [
      auditRemoval(file, movedTo === null ? "removed" : `moved to ${fileTypeLabels[movedTo]}`),
    ],
    value: noteObjects(deps, change, key, objects),
  };
}

type Removed = { file: FileRecord; fileId: string; wasSelected: boolean };

function keep(
  deps: Deps,
  { uid, projectId }: ProjectKey,
  { transaction, now }: Change,
  { file, fileId, wasSelected }: Removed,
): void {
  const { fileName, fileType, uploadPath, size } = file;
  transaction.set(removedFileRef(deps, projectId, fileId), {
    createdAt: now,
    removedBy: uid,
    wasSelected,
    fileName,
    fileType,
    uploadPath,
    size,
    stored: fileKind.write(file),
  });
}

function auditRemoval({ fileName, fileType }: FileRecord, what: string) {
  const metadata = { fileName, fileType };
  return { action: "file_upload", description: `${fileName} ${what}`, metadata } as const;
}

/** The files of a project that were removed and can still be restored, newest first. */
export const listRemovedFiles: Handler<"listRemovedFiles"> = async (
  { params, query },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
  const removed = projectCollection(deps.db, key.projectId, "removedFiles");
  const { items, next } = await readPage(removed, query);
  const restorable = items.filter((each) => isRestorable(deps, each));
  return {
    items: restorable.map(({ id, fileName, fileType, size, createdAt }) => ({
      id,
      fileName,
      fileType,
      size,
      removedAt: createdAt,
      restorableUntil: restorableUntil(createdAt),
    })),
    next,
  };
};

/**
 * Restores a removed file as it was: the newest of its type counts again, or the one chosen by hand; a
 * general ledger that counted finds its place beside those that count now.
 */
export const restoreFile: Handler<"restoreFile"> = async ({ params }, { deps, caller }) => {
  const key = projectKey(params, caller);
  const { projectId } = key;
  const { fileId } = params;
  const ref = removedFileRef(deps, projectId, fileId);
  const restored = await changeProject(deps, key, async (change) => {
    const removed = (await change.transaction.get(ref)).data();
    if (!removed || !isRestorable(deps, removed)) throw new ApiProblem("not_found");
    const kept = fileKind.read(removed.stored, ref.path);
    const { fileType } = kept;
    const isValid = kept.status === "valid";
    const { isOutOfDate, selectedFiles, ledgerFiles: before } = change.project;
    const settled = removed.wasSelected
      ? await settle(deps, change, projectId, { ...kept, id: fileId })
      : { ledgerFiles: before, placing: kept.placing };
    const { ledgerFiles, placing } = settled;
    const file = { ...kept, placing };
    const mark = await markStale(deps, change, { projectId, fileType });
    if (isValid) mark();
    change.transaction.delete(ref);
    change.transaction.create(fileRef(deps, projectId, fileId), file);
    const isLedger = fileType === "general_ledger";
    const isChosen = !isLedger && removed.wasSelected && selectedFiles[fileType] === undefined;
    const isSelected = isChosen || ledgerFiles.includes(fileId);
    return {
      update: {
        ...(isChosen && { selectedFiles: { ...selectedFiles, [fileType]: fileId } }),
        ledgerFiles,
        isOutOfDate: isOutOfDate || isValid,
      },
      audit: [auditRemoval(file, "restored")],
      value: describeFile({ ...file, id: fileId }, { isSelected, now: deps.now() }),
    };
  });
  await readTogetherLater(deps, key);
  return restored;
};
