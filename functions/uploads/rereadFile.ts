import { isDeepStrictEqual } from "node:util";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { ObjectVersion } from "../objects/readVersion.ts";
import type { AuditDraft } from "../store/auditChain.ts";
import {
  type Change,
  changeProject,
  type ProjectKey,
  readProject,
} from "../store/changeProject.ts";
import { fileRef, storedFile } from "../store/fileRecords.ts";
import type { StoredFile } from "../store/kinds/FileRecord.ts";
import { forgetReading, type KeptReading, keepReading, settle } from "./keepReading.ts";
import { markStale } from "./markStale.ts";
import { openUpload } from "./readUpload.ts";
import type { ValidatedFile } from "./ValidatedFile.ts";

export type FileKey = ProjectKey & { fileId: string };

/** What a second reading is for. */
export type Reread = {
  validate: (version: ObjectVersion, file: StoredFile) => Promise<ValidatedFile>;
  /** Whether a valid file may be refused by it; otherwise that one stays as it was. */
  mayBecomeInvalid?: boolean;
  /** What else it writes, whether or not the reading is another one. */
  also?: (change: Change, after: StoredFile) => void;
  /** What the audit trail says of it. */
  audit: (after: StoredFile) => AuditDraft;
};

/**
 * Reads a finished file again in another way. The new reading takes the place of the old one whole,
 * in one transaction; one that is refused leaves a valid file as it was.
 */
export async function rereadFile(deps: Deps, key: FileKey, reread: Reread): Promise<StoredFile> {
  const file = await readFinishedFile(deps, key);
  const version = await openUpload(deps, file.fileType, file.uploadPath);
  if (!version) throw new ApiProblem("not_found");
  const validated = await reread.validate(version, file);
  const { readingResult } = validated;
  refuseLoss(file, reread, readingResult);
  const kept = await keepReading(deps, key, validated);
  try {
    return await replace(deps, key, { reread, readingResult, kept });
  } catch (error) {
    const isGone = error instanceof ApiProblem && error.code === "not_found";
    if (isGone) await forgetReading(deps, without(file, kept)); // removed while it was read
    throw error;
  }
}

/** What is new of a reading: a removed file that can be restored still has the rows it had. */
function without(before: KeptReading, { rowsPath, sheetsPath }: KeptReading): KeptReading {
  return {
    rowsPath: rowsPath === before.rowsPath ? null : rowsPath,
    sheetsPath: sheetsPath === before.sheetsPath ? null : sheetsPath,
  };
}

type NewReading = Pick<ValidatedFile, "readingResult"> & { reread: Reread; kept: KeptReading };

function replace(
  deps: Deps,
  key: FileKey,
  { reread, readingResult, kept }: NewReading,
): Promise<StoredFile> {
  return changeProject(deps, key, async (change) => {
    const before = await inTransaction(deps, change, key);
    // Another reading may have made the file valid meanwhile: that one stands.
    refuseLoss(before, reread, readingResult);
    const read: StoredFile = { ...before, ...readingResult, ...kept };
    const settled = await settle(deps, change, key.projectId, read);
    const { ledgerFiles, placing } = settled;
    const after: StoredFile = { ...read, placing };
    if (isSameReading(before, after)) {
      // What is shown of its sheets says more since an earlier release read it: nothing else does.
      const value = { ...before, sheetsPath: after.sheetsPath };
      if (before.sheetsPath !== after.sheetsPath) write(deps, change, key, value);
      reread.also?.(change, after);
      return { update: {}, audit: [], value };
    }
    const isOther = before.rowsPath !== after.rowsPath;
    const mark = isOther
      ? await markStale(deps, change, { ...key, fileType: before.fileType })
      : null;
    write(deps, change, key, after);
    reread.also?.(change, after);
    mark?.();
    const update = { ledgerFiles, ...(isOther && { isOutOfDate: true }) };
    return { update, audit: [reread.audit(after)], value: after };
  });
}

function write(deps: Deps, { transaction }: Change, key: FileKey, file: StoredFile): void {
  const { id: _id, ...record } = file;
  transaction.set(fileRef(deps, key.projectId, key.fileId), record);
}

/** One file that has been read to its end; not found when there is none. */
export async function readFinishedFile(deps: Deps, key: FileKey): Promise<StoredFile> {
  await readProject(deps, key);
  const found = await fileRef(deps, key.projectId, key.fileId).get();
  return finished(storedFile(found));
}

async function inTransaction(deps: Deps, { transaction }: Change, key: FileKey) {
  const found = await transaction.get(fileRef(deps, key.projectId, key.fileId));
  return finished(storedFile(found));
}

function finished(file: StoredFile | null): StoredFile {
  if (!file) throw new ApiProblem("not_found");
  if (file.status === "parsing") throw new ApiProblem("file_being_read");
  return file;
}

/** The same outcome by the same matching: asking twice changes nothing, whenever it was asked. */
function isSameReading(before: StoredFile, after: StoredFile): boolean {
  const content = ({ matching, ...file }: StoredFile) => ({
    ...file,
    sheetsPath: null,
    matching: matching && { ...matching, chosenAt: null },
  });
  return isDeepStrictEqual(content(before), content(after));
}

/** A valid file stays valid, unless that is what was asked for. */
function refuseLoss(
  { status }: StoredFile,
  { mayBecomeInvalid = false }: Reread,
  readingResult: ValidatedFile["readingResult"],
): void {
  const isLost = status === "valid" && readingResult.status !== "valid";
  if (isLost && !mayBecomeInvalid) throw refusal(readingResult);
}

function refusal({ errors, warnings }: ValidatedFile["readingResult"]): ApiProblem {
  return new ApiProblem("file_validation_failed", { errors, warnings });
}
