import type { StatementReport } from "@tieout/core";
import { Packer } from "docx";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { notesDocument } from "./notesDocument.ts";

/** The notes as the bytes of a .docx whose times are the report's. */
export async function packNotes(report: StatementReport): Promise<Uint8Array> {
  const packed = unzipSync(await Packer.toBuffer(notesDocument(report)));
  const parts = Object.keys(packed).sort();
  const written = report.preparedAt ?? FIRST_ZIP_TIME;
  const fixed = parts.map((name) => {
    const part = packed[name] ?? new Uint8Array();
    return [name, name === PROPERTIES ? withTimes(part, written) : part] as const;
  });
  return zipSync(Object.fromEntries(fixed), { mtime: FIRST_ZIP_TIME, os: 0 });
}

const PROPERTIES = "docProps/core.xml";

/** The earliest time an archive can hold: it stands for none. */
const FIRST_ZIP_TIME = "1980-01-01T00:00:00";

/** The library writes the clock's time into the properties; a report has its own. */
function withTimes(properties: Uint8Array, time: string): Uint8Array {
  const times = /(<dcterms:(?:created|modified)[^<>]*>)[^<]*/g;
  return strToU8(strFromU8(properties).replace(times, `$1${time.slice(0, 19)}Z`));
}
