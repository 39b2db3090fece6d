import type { FileType, FormType } from "../fileTypes.ts";
import { columnsOf } from "../headings/fileTypeColumns.ts";
import type { IngestResult, ReadMatching } from "../IngestResult.ts";

/**
 * Reduces a file of last year to its later date. Balances of the year before are kept in the rows for the comparatives
 * of the notes.
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
