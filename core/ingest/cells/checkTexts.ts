import { noteTextFault } from "../../problem/noteTextFault.ts";
import type { TextKind } from "../../text/textKinds.ts";
import { type FileRows, placeAt } from "../FileRows.ts";
import { columnsOf } from "../headings/fileTypeColumns.ts";

/** Columns that may contain sentences; the others contain names. */
const PROSE: ReadonlySet<string> = new Set(["notes", "description"]);

/** Reports texts that are too long or contain invisible characters. */
export function checkTexts(file: FileRows): void {
  const definitions = columnsOf(file.fileType);
  for (const [field, { texts, arePlain }] of file.texts) {
    if (definitions[field]?.kind !== "text" || arePlain) continue;
    const kind: TextKind = PROSE.has(field) ? "note" : "accountName";
    texts.forEach((text, at) => {
      noteTextFault(file.problems, text, kind, () => placeAt(file, field, at));
    });
  }
}
