import { limits } from "../limits.ts";
import { readZipDirectory, type ZipEntry } from "../readZipDirectory.ts";
import { damage, refusal } from "./refusal.ts";

/** A workbook as a ZIP archive, and how many bytes may still come out of it. */
export type WorkbookArchive = {
  bytes: Uint8Array;
  entries: readonly ZipEntry[];
  mayInflate: number;
  leftToInflate: number;
};

/** Opens an archive. Nothing of it is inflated yet. */
export function openArchive(bytes: Uint8Array): WorkbookArchive {
  const entries = readZipDirectory(bytes);
  if (entries === null) throw damage("the archive is damaged");
  const mayInflate = Math.min(
    limits.inflatedBytes,
    Math.max(limits.inflatedAlways, bytes.length * limits.inflatedTimes),
  );
  return { bytes, entries, mayInflate, leftToInflate: mayInflate };
}

/** Counts bytes that came out of the archive, and stops where they are too many. */
export function spendBytes(archive: WorkbookArchive, count: number): void {
  archive.leftToInflate -= count;
  if (archive.leftToInflate >= 0) return;
  const most = `${Math.floor(archive.mayInflate / 1024 / 1024)} MiB when unpacked`;
  const isForItsSize = archive.mayInflate < limits.inflatedBytes;
  const expected = isForItsSize ? `${most}, for a workbook of its size` : most;
  throw refusal("file_too_large", { value: `more than ${most}`, expected });
}

/**
 * The part of an archive at a path, whatever the case and the slashes of its name; null when there is
 * none. Two parts of one name are refused: which of them counts would be a guess.
 */
export function findPart({ entries }: WorkbookArchive, path: string): ZipEntry | null {
  const sought = canonical(path);
  const [found = null, second] = entries.filter(({ name }) => canonical(name) === sought);
  if (second) throw damage(`the archive holds "${path.slice(0, 100)}" twice`);
  return found;
}

function canonical(path: string): string {
  return path.replaceAll("\\", "/").replace(/^\//, "").toLowerCase();
}
