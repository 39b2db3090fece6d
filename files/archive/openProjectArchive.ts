import { createHash } from "node:crypto";
import { findTextFault } from "@tieout/core";
import { findJsonExcess } from "../findJsonExcess.ts";
import { readZipDirectory, type ZipEntry } from "../readZipDirectory.ts";
import { inflatePart } from "../workbookText/inflatePart.ts";
import {
  ARCHIVE_SCHEMA,
  type ArchivedFile,
  type ArchiveManifest,
  MANIFEST_PATH,
} from "./ArchiveManifest.ts";

/** An archive whose manifest lists exactly what it holds. Of its files nothing has been read yet. */
export type ProjectArchive = {
  manifest: ArchiveManifest;
  /** The bytes of a listed file, or why it is not what the manifest says of it. */
  read: (file: ArchivedFile) => Promise<Part>;
};

type Part = { ok: true; bytes: Uint8Array } | { ok: false; problem: string };

export type OpenedArchive =
  | { ok: true; archive: ProjectArchive }
  | { ok: false; problems: readonly string[] };

const MEBIBYTE = 1024 * 1024;
/** A line of some 200 characters for each file. */
const MANIFEST_BYTES = 16 * MEBIBYTE;
const MOST_FILES = 30_000;
const MOST_TOLD = 20;

/**
 * Opens an archive that anybody may have made: no more than so many bytes come out of it, whatever it
 * says of itself. What is wrong is told in words.
 */
export async function openProjectArchive(
  bytes: Uint8Array,
  mostBytes: number,
): Promise<OpenedArchive> {
  const entries = readZipDirectory(bytes);
  if (entries === null) {
    return no(["It is no ZIP archive, or it is damaged or encrypted."]);
  }
  if (entries.length > MOST_FILES) return no([`It holds more than ${MOST_FILES} files.`]);
  const named = new Map(entries.map((entry) => [entry.name, entry]));
  const misnamed = entries.filter(({ name }) => !isSafePath(name));
  if (misnamed.length > 0) return no(misnamed.map(({ name }) => `${shown(name)} is no safe path.`));
  if (named.size < entries.length) return no(["It holds two files of one path."]);
  const listing = named.get(MANIFEST_PATH);
  if (!listing) return no([`It has no ${MANIFEST_PATH}: it is no archive of a project.`]);
  const text = await inflate(bytes, listing, MANIFEST_BYTES);
  const manifest = text && readManifest(text);
  if (!manifest) return no([`Its ${MANIFEST_PATH} does not read as one of ${ARCHIVE_SCHEMA}.`]);
  const problems = compare(manifest, named, mostBytes);
  if (problems.length > 0) return no(problems);
  return { ok: true, archive: { manifest, read: (file) => readPart(bytes, named, file) } };
}

/** What a manifest and the archive it stands in say differently. */
function compare(
  { files }: ArchiveManifest,
  named: ReadonlyMap<string, ZipEntry>,
  mostBytes: number,
): string[] {
  const listed = new Set(files.map(({ path }) => path));
  const missing = files.filter(({ path }) => !named.has(path));
  const unlisted = [...named.keys()].filter((path) => path !== MANIFEST_PATH && !listed.has(path));
  const size = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return [
    ...(listed.size < files.length ? ["The manifest lists a file twice."] : []),
    ...missing.map(({ path }) => `${shown(path)} is in the manifest and not in the archive.`),
    ...unlisted.map((path) => `${shown(path)} is in the archive and not in the manifest.`),
    ...(size > mostBytes ? [`It holds more than ${Math.floor(mostBytes / MEBIBYTE)} MiB.`] : []),
  ];
}

async function readPart(
  bytes: Uint8Array,
  named: ReadonlyMap<string, ZipEntry>,
  { path, sizeBytes, sha256 }: ArchivedFile,
): Promise<Part> {
  const entry = named.get(path);
  const content = entry ? await inflate(bytes, entry, sizeBytes) : null;
  if (content?.byteLength !== sizeBytes) {
    const problem = `${shown(path)} does not hold the ${sizeBytes} bytes that the manifest says.`;
    return { ok: false, problem };
  }
  const made = createHash("sha256").update(content).digest("hex");
  if (made === sha256) return { ok: true, bytes: content };
  const problem = `${shown(path)} has SHA-256 ${made}, and the manifest says ${sha256}.`;
  return { ok: false, problem };
}

/** The bytes of an entry; null where they are damaged or more than so many. */
async function inflate(
  bytes: Uint8Array,
  entry: ZipEntry,
  most: number,
): Promise<Uint8Array | null> {
  const budget = { bytes, entries: [], mayInflate: most, leftToInflate: most };
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of inflatePart(budget, entry)) pieces.push(piece);
    return Buffer.concat(pieces);
  } catch {
    return null; // the reader of archives says so by throwing
  }
}

function readManifest(bytes: Uint8Array): ArchiveManifest | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (findJsonExcess(text) !== null) return null;
    const read: unknown = JSON.parse(text);
    return isManifest(read) ? read : null;
  } catch {
    return null;
  }
}

function isManifest(value: unknown): value is ArchiveManifest {
  if (!isRecord(value)) return false;
  const { $schema, projectId, auditHead, files } = value;
  if ($schema !== ARCHIVE_SCHEMA || typeof projectId !== "string") return false;
  const isHead =
    auditHead === null ||
    (isRecord(auditHead) &&
      typeof auditHead.seq === "number" &&
      typeof auditHead.hash === "string");
  return isHead && Array.isArray(files) && files.every(isFile);
}

function isFile(value: unknown): value is ArchivedFile {
  if (!isRecord(value)) return false;
  const { path, sizeBytes, sha256 } = value;
  const isSize = Number.isSafeInteger(sizeBytes) && Number(sizeBytes) >= 0;
  return typeof path === "string" && isSize && typeof sha256 === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A path beneath the folder it would be unpacked to, on any system. */
function isSafePath(path: string): boolean {
  if (findTextFault(path, "accountName") !== null || /[\\:]/.test(path)) return false;
  return path.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}

function shown(path: string): string {
  return JSON.stringify(path.slice(0, 200));
}

function no(problems: readonly string[]): OpenedArchive {
  const more = problems.length - MOST_TOLD;
  const named = problems.slice(0, MOST_TOLD);
  return { ok: false, problems: more > 0 ? [...named, `And ${more} more.`] : named };
}
