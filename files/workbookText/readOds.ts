import { limits } from "../limits.ts";
import { createOdsReader } from "./createOdsReader.ts";
import { createOdsStyles } from "./OdsStyles.ts";
import { readPart } from "./readPart.ts";
import { damage, refusal } from "./refusal.ts";
import { findPart, type WorkbookArchive } from "./WorkbookArchive.ts";
import type { TakePiece } from "./WorkbookText.ts";

/**
 * Reads an OpenDocument spreadsheet: of its package the styles and the content; nothing else is
 * inflated. Throws a refusal for one that is damaged, encrypted or too large.
 */
export async function readOds(archive: WorkbookArchive, take: TakePiece): Promise<void> {
  await refuseEncrypted(archive);
  take({ kind: "format", format: "ods" });
  const styles = createOdsStyles();
  const named = findPart(archive, "styles.xml");
  if (named) await readPart(archive, named, { open: styles.open, close: styles.close });
  const content = findPart(archive, "content.xml");
  if (content === null) throw damage('"content.xml" is missing from the archive');
  const reader = createOdsReader(styles, { left: limits.cells }, take);
  await readPart(archive, content, reader);
  reader.end();
}

async function refuseEncrypted(archive: WorkbookArchive): Promise<void> {
  const manifest = findPart(archive, "META-INF/manifest.xml");
  if (manifest === null) return;
  await readPart(archive, manifest, {
    open: (name) => {
      if (name === "encryption-data") throw refusal("file_encrypted");
    },
  });
}
