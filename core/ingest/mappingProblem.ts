import type { Table } from "../table/Table.ts";
import type { ColumnMapping } from "./ColumnMapping.ts";
import { columnsOf } from "./fileTypeColumns.ts";
import type { FileType } from "./fileTypes.ts";

/** Why a mapping cannot be of this file, in words; null when it can. */
export function mappingProblem(
  fileType: FileType,
  tables: readonly Table[],
  { sheet, headingRow, columns }: ColumnMapping,
): string | null {
  const definitions = columnsOf(fileType);
  const table = tables.find((candidate) => candidate.sheet === sheet);
  if (!table) return `The file has no sheet "${sheet}".`;
  const hasRow = headingRow === 0 || table.rows.some(({ row }) => row === headingRow);
  if (!hasRow) return `The sheet has no row ${headingRow}.`;
  const unknown = Object.keys(columns).find((field) => !Object.hasOwn(definitions, field));
  if (unknown !== undefined) return `"${unknown}" is not a field of this file type.`;
  const indexes = Object.values(columns);
  const twice = indexes.find((index, at) => indexes.indexOf(index) !== at);
  return twice === undefined ? null : `Column ${twice + 1} is given to two fields.`;
}
