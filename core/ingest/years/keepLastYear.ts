import type { FileType, FormType } from "../fileTypes.ts";
import { columnsOf } from "../headings/fileTypeColumns.ts";
import type { IngestResult, ReadMatching } from "../IngestResult.ts";

/**
 * What a file of last year's balances says: those at its later date. What it shows beside them of the year
 * before is not asked for; where it stands, its rows keep it for the comparatives of the notes.
 */
export function keepLastYear(
  fileType: FileType,
  read: IngestResult<FormType>,
): IngestResult<FormType> {
  if (!read.ok)
    return { ...read, readMatching: read.readMatching && matchingOf(fileType, read.readMatching) };
  return { ok: true, value: { ...read.value, ...matchingOf(fileType, read.value) } };
}

function matchingOf(
  fileType: FileType,
  { sheet, headingRow, matchedColumns, labelColumns, innerColumns, sides }: ReadMatching,
): ReadMatching {
  const definitions = columnsOf(fileType);
  const isOwn = (field: string) => Object.hasOwn(definitions, field);
  const inner = Object.entries(innerColumns).filter(([field]) => isOwn(field));
  return {
    sheet,
    headingRow,
    matchedColumns: matchedColumns.filter(({ field }) => isOwn(field)),
    labelColumns,
    innerColumns: Object.fromEntries(inner),
    sides,
  };
}
