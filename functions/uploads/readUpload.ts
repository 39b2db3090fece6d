import { mostBytesOf } from "@tieout/contract";
import { isFileType, type UploadType } from "@tieout/core";
import { sniffFormat } from "@tieout/files";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import { objectPort } from "../objects/objectPort.ts";
import { measureVersion, type ObjectVersion, readVersion } from "../objects/readVersion.ts";
import { type ProjectKey, readProject } from "../store/changeProject.ts";
import { threadTasks } from "../threads/threadTasks.ts";
import type { ReadAs } from "./chooseMatching.ts";
import { TOO_MUCH, unread, type ValidatedFile } from "./ValidatedFile.ts";
import type { LedgerRequest, LedgerSetting } from "./validateLedger.ts";

type UploadReading = {
  version: ObjectVersion;
  file: { fileName: string; fileType: UploadType };
  readAs: ReadAs;
};

/** The bytes of an uploaded file; a general ledger stays where it is, and is measured. Null when it is gone. */
export function openUpload(
  { objects }: Pick<Deps, "objects">,
  fileType: UploadType,
  path: string,
): Promise<ObjectVersion | null> {
  const open = fileType === "general_ledger" ? measureVersion : readVersion;
  return open(objects, path, mostBytesOf(fileType));
}

/** Reads and validates a file while other requests are answered; one that takes more than there is, is refused. */
export async function readUpload(
  deps: Deps,
  key: ProjectKey,
  reading: UploadReading,
): Promise<ValidatedFile> {
  try {
    const { framework, method, currency, period, chart } = await readProject(deps, key);
    const { version, readAs, file } = reading;
    const { fileName, fileType } = file;
    if (!version.bytes || !isFileType(fileType)) {
      return await readLedgerUpload(deps, key, {
        ...reading,
        setting: { currency, period, chart },
      });
    }
    const setting = { framework, method, currency, period };
    const request = { bytes: version.bytes, file: { fileName, fileType }, readAs, setting };
    const about = { uid: key.uid, bytes: bytesOfFile(version.bytes) };
    return await deps.runTask(threadTasks.validateFile, request, about);
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "too_much_work") return unread(TOO_MUCH);
    throw error;
  }
}

/** A ledger is read where it stands. */
async function readLedgerUpload(
  deps: Deps,
  { uid }: ProjectKey,
  { version, file: { fileName }, readAs, setting }: UploadReading & { setting: LedgerSetting },
): Promise<ValidatedFile> {
  const { path, size } = version;
  return readLedgerFiles(deps, uid, {
    files: [{ fileName, path, size }],
    accepted: readAs.accepted,
    setting,
  });
}

type LedgerFiles = Omit<LedgerRequest, "files"> & {
  files: readonly { fileName: string; path: string; size: number }[];
};

/** Reads a ledger from one file or several: the thread asks for their bytes a piece at a time. */
export async function readLedgerFiles(
  { objects, runTask }: Deps,
  uid: string,
  { files, accepted, setting }: LedgerFiles,
): Promise<ValidatedFile> {
  const heads = await Promise.all(files.map((file) => bytesAt(objects, file)));
  const opened = files.map(({ fileName, path, size }) => ({
    ...objectPort(objects, path),
    fileName,
    size,
  }));
  const request = {
    files: opened.map(({ close: _close, ...file }) => file),
    accepted,
    setting,
  };
  const bytes = heads.reduce((total, each) => total + each, 0);
  try {
    const about = { uid, bytes, handsOver: opened.map(({ port }) => port) };
    return await runTask(threadTasks.validateLedger, request, about);
  } finally {
    for (const { close } of opened) close();
  }
}

async function bytesAt(
  objects: Deps["objects"],
  { path, size }: { path: string; size: number },
): Promise<number> {
  const end = Math.min(size, HEAD_BYTES);
  const head = (end > 0 && (await objects.readRange(path, 0, end))) || new Uint8Array();
  return bytesOfFile(head, size);
}

const HEAD_BYTES = 4 * 1024;

/** How many bytes the reading of a file grows with: of a file of that many, which begins like this. */
export function bytesOfFile(head: Uint8Array, size = head.byteLength): number {
  const format = sniffFormat(head);
  // Text is read faster than a statement is made of it; what is packed may hold any amount.
  return format === "csv" || format === "json" ? size / 4 : Number.POSITIVE_INFINITY;
}
