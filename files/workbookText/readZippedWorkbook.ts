import { readOds } from "./readOds.ts";
import { readXlsx } from "./readXlsx.ts";
import { refusal } from "./refusal.ts";
import { findPart, textOfStored, type WorkbookArchive } from "./WorkbookArchive.ts";
import type { TakePiece } from "./WorkbookText.ts";

const SPREADSHEET = /^application\/vnd\.oasis\.opendocument\.spreadsheet(-template)?$/;

/** Reads a workbook that is a ZIP archive: OpenDocument says in its first part what it is, others are OOXML. */
export async function readZippedWorkbook(archive: WorkbookArchive, take: TakePiece): Promise<void> {
  const mimetype = openDocumentType(archive);
  if (mimetype === null) return readXlsx(archive, take);
  if (!SPREADSHEET.test(mimetype)) throw refusal("file_is_open_document");
  await readOds(archive, take);
}

function openDocumentType(archive: WorkbookArchive): string | null {
  const entry = findPart(archive, "mimetype");
  return entry && textOfStored(archive, entry).trim();
}
