import type { ZipEntry } from "../readZipDirectory.ts";
import { inflatePart } from "./inflatePart.ts";
import { readOds } from "./readOds.ts";
import { readXlsx } from "./readXlsx.ts";
import { refusal } from "./refusal.ts";
import { findPart, type WorkbookArchive } from "./WorkbookArchive.ts";
import type { TakePiece } from "./WorkbookText.ts";

const SPREADSHEET = /^application\/vnd\.oasis\.opendocument\.spreadsheet(-template)?$/;

/** Reads a workbook that is a ZIP archive: OpenDocument has a part that says what it is, others are OOXML. */
export async function readZippedWorkbook(archive: WorkbookArchive, take: TakePiece): Promise<void> {
  const entry = findPart(archive, "mimetype");
  if (entry === null) return readXlsx(archive, take);
  if (!SPREADSHEET.test(await typeIn(archive, entry))) throw refusal("file_is_open_document");
  await readOds(archive, take);
}

/** No type is longer. */
const LONGEST_TYPE = 200;

/** What the part says, which some programs compress as any other. */
async function typeIn(archive: WorkbookArchive, entry: ZipEntry): Promise<string> {
  let type = "";
  for await (const piece of inflatePart(archive, entry))
    if (type.length < LONGEST_TYPE) type += piece.toString("latin1", 0, LONGEST_TYPE);
  return type.trim();
}
