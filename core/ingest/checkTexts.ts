import { noteTextFault } from "../problem/noteTextFault.ts";
import { findTextFault } from "../text/findTextFault.ts";
import type { TextKind } from "../text/textKinds.ts";
import { type FileRows, placeAt, textsOf } from "./FileRows.ts";
import { columnsOf } from "./fileTypeColumns.ts";

/** Columns of a sentence or more; the others hold names. */
const PROSE: ReadonlySet<string> = new Set(["notes", "description"]);

/** Notes every name and note of a file that is too long or holds what nobody sees. */
export function checkTexts(file: FileRows): void {
  const definitions = columnsOf(file.fileType);
  for (const field of file.columns.keys()) {
    if (definitions[field]?.kind !== "text") continue;
    const kind: TextKind = PROSE.has(field) ? "note" : "accountName";
    const textAt = textsOf(file, field);
    for (let at = 0; at < file.rows.length; at += 1) {
      const text = textAt(at);
      if (findTextFault(text, kind) === null) continue;
      noteTextFault(file.problems, text, kind, () => placeAt(file, field, at));
    }
  }
}
