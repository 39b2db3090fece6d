import { parsedPath, type UploadPath } from "@tieout/contract";
import { listSome, separateThousands } from "@tieout/core";
import type { Deps } from "../app/Deps.ts";
import { beingRead } from "../statements/inputs/foundTogether.ts";
import type { Change, Changed } from "../store/changeProject.ts";
import { fileRef } from "../store/fileRecords.ts";
import type { FileRecord, StoredFile } from "../store/kinds/FileRecord.ts";
import { foundTogether } from "../store/kinds/ProjectRecord.ts";
import type { StoredList } from "../store/kinds/storedList.ts";
import { projectCollection } from "../store/paths.ts";
import { markStale } from "./markStale.ts";
import { type SettledLedger, settleLedger } from "./settleLedger.ts";
import type { ValidatedFile } from "./ValidatedFile.ts";

/** Where the parts of one reading are kept. */
export type KeptReading = Pick<FileRecord, "rowsPath" | "sheetsPath">;

/**
 * Keeps what was read from a file in Storage, under names made of the content: the same reading
 * has the same names for every kind of upload and every time, and another one leaves it untouched.
 */
export async function keepReading(
  deps: Deps,
  place: { projectId: string; fileId: string },
  { rows, sheets }: ValidatedFile,
): Promise<KeptReading> {
  const keep = async (what: "rows" | "sheets", list: StoredList | null) => {
    if (list === null) return null;
    const path = parsedPath(place, what, list.sha256);
    await deps.objects.write(path, list.content, "application/json");
    return path;
  };
  const [rowsPath, sheetsPath] = await Promise.all([keep("rows", rows), keep("sheets", sheets)]);
  return { rowsPath, sheetsPath };
}

/** Removes a reading whose file is gone. */
export async function forgetReading(
  deps: Deps,
  { rowsPath, sheetsPath }: KeptReading,
): Promise<void> {
  const paths = [rowsPath, sheetsPath].filter((path) => path !== null);
  await Promise.all(paths.map((path) => deps.objects.remove(path)));
}

/** All that a reading says of a file: what was found, where it is kept, and of which bytes. */
type FileReading = Omit<
  FileRecord,
  "fileType" | "fileName" | "uploadPath" | "createdAt" | "placing"
>;

/**
 * Gives a file its outcome, once. A valid one marks the statement as out of date, and, when it
 * replaces another of its type, the adjustments and roles that leaned on that one as stale; a general
 * ledger may stand beside others, or wait for a person. Null when the file was removed meanwhile.
 */
export async function recordReading(
  deps: Deps,
  change: Change,
  upload: UploadPath,
  reading: FileReading,
): Promise<Changed<StoredFile | null>> {
  const ref = fileRef(deps, upload.projectId, upload.uploadId);
  const current = (await change.transaction.get(ref)).data();
  if (!current) return unchanged(null);
  if (current.status !== "parsing") return unchanged({ ...current, id: upload.uploadId });
  const read: StoredFile = { ...current, ...reading, id: upload.uploadId };
  const settled = await settle(deps, change, upload.projectId, read);
  const { placing, ledgerFiles } = settled;
  const counts = reading.status === "valid" && placing?.kind !== "asks";
  const others = projectCollection(deps.db, upload.projectId, "files")
    .where("fileType", "==", upload.fileType)
    .where("status", "==", "valid")
    .where("sha256", "!=", reading.sha256)
    .limit(1);
  const isOther = counts && !(await change.transaction.get(others)).empty;
  const mark = isOther ? await markStale(deps, change, upload) : () => undefined;
  const record: FileRecord = { ...current, ...reading, placing };
  change.transaction.set(ref, record);
  mark();
  // Said with the file itself: whoever sees that it counts sees that more is to come
  const isJoining = counts && upload.fileType === "general_ledger" && ledgerFiles.length > 1;
  const found = foundTogether(change.project, ledgerFiles);
  return {
    update: {
      ledgerFiles,
      ...(counts && { isOutOfDate: true }),
      ...(isJoining && { ledgerTogether: beingRead(found, ledgerFiles, change.now) }),
    },
    audit: [auditUpload(record)],
    value: { ...record, id: upload.uploadId },
  };
}

/** Where a file stands beside others of its type: a general ledger that can be used may be one with them. */
export async function settle(
  deps: Deps,
  change: Change,
  projectId: string,
  file: StoredFile,
): Promise<SettledLedger> {
  const isLedger = file.fileType === "general_ledger" && file.status === "valid";
  if (isLedger) return settleLedger(deps, change, projectId, file);
  return { ledgerFiles: change.project.ledgerFiles, placing: file.placing };
}

function unchanged(value: StoredFile | null): Changed<StoredFile | null> {
  return { update: {}, audit: [], value };
}

/** What the audit trail says of how a ledger stands beside others. */
const placed = {
  adds: "added to",
  replaces: "in place of",
  asks: "not used until somebody says how it stands beside",
} as const;

function auditUpload(file: FileRecord) {
  const { fileName, fileType, status, rowCount, problemCount, sha256, matching } = file;
  const sheet = matching?.sheet ?? null;
  const refused = `refused with ${problemCount} problem${problemCount === 1 ? "" : "s"}`;
  const from = sheet === null ? "" : ` of the sheet "${sheet}"`;
  const outcome =
    status === "valid"
      ? `${separateThousands(String(rowCount))} row${rowCount === 1 ? "" : "s"}${from}`
      : refused;
  const { placing } = file;
  const beside = placing ? `, ${placed[placing.kind]} ${namesOf(placing.fileNames)}` : "";
  return {
    action: "file_upload" as const,
    description: `${fileName} uploaded: ${outcome}${beside}`,
    metadata: { fileName, fileType, sheet, status, rowCount, problemCount, sha256 },
  };
}

/** A file or two are named in a sentence. */
const MOST_NAMED = 2;

function namesOf(fileNames: readonly string[]): string {
  if (fileNames.length > MOST_NAMED) return `${fileNames.length} files`;
  return listSome(fileNames, MOST_NAMED);
}
