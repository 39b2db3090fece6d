import { parsedPath } from "@tieout/contract";
import type { FileType } from "@tieout/core";
import type { Deps } from "../app/Deps.ts";
import type { FileRecord } from "../store/FileRecord.ts";
import { type StoredList, writeList } from "../store/storedList.ts";
import { writeRows } from "./rowsJson.ts";
import { sheetsKind } from "./sheetsKind.ts";
import type { ValidatedFile } from "./validateFile.ts";

/** Where the parts of one reading are kept. */
export type KeptReading = Pick<FileRecord, "rowsPath" | "sheetsPath">;

/**
 * Keeps what was read from a file in Storage, under names made of the content: the same reading
 * has the same names on every road and every time, and another one leaves it untouched.
 */
export async function keepReading(
  deps: Deps,
  place: { projectId: string; fileId: string; fileType: FileType },
  { rows, sheets }: ValidatedFile,
): Promise<KeptReading> {
  const keep = async (what: "rows" | "sheets", list: StoredList | null) => {
    if (list === null) return null;
    const path = parsedPath(place, what, list.sha256);
    await deps.objects.write(path, list.content, "application/json");
    return path;
  };
  const [rowsPath, sheetsPath] = await Promise.all([
    keep("rows", rows && writeRows(place.fileType, rows)),
    keep("sheets", sheets && writeList(sheetsKind, sheets)),
  ]);
  return { rowsPath, sheetsPath };
}
