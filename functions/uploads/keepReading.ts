import { parsedPath } from "@tieout/contract";
import type { Deps } from "../app/Deps.ts";
import type { FileRecord } from "../store/FileRecord.ts";
import type { StoredList } from "../store/storedList.ts";
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
