import type { ZipEntry } from "../readZipDirectory.ts";
import { createTextReader } from "./createTextReader.ts";
import { readPart } from "./readPart.ts";
import type { WorkbookArchive } from "./WorkbookArchive.ts";

/** The texts that cells name by their number. */
export async function readSharedStrings(
  archive: WorkbookArchive,
  entry: ZipEntry | null,
): Promise<readonly string[]> {
  const strings: string[] = [];
  const reader = createTextReader();
  const close = (name: string) => {
    reader.close(name);
    if (name === "si") strings.push(reader.take());
  };
  if (entry) await readPart(archive, entry, { open: reader.open, text: reader.text, close });
  return strings;
}
