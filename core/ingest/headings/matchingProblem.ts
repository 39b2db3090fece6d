import type { Table } from "../../table/Table.ts";
import type { FileType } from "../fileTypes.ts";
import { columnsOf } from "./fileTypeColumns.ts";
import type { Matching } from "./Matching.ts";

/** Why a matching does not fit the file; null when it does. */
export function matchingProblem(
  fileType: FileType,
  tables: readonly Table[],
  matching: Matching,
): string | null {
  const { sheet, headingRow, columns, labelColumns = [], innerColumns = {}, rows = {} } = matching;
  const definitions = columnsOf(fileType);
  const table = tables.find((candidate) => candidate.sheet === sheet);
  if (!table) return `The file has no sheet "${sheet}".`;
  const hasRow = headingRow === 0 || table.rows.some(({ row }) => row === headingRow);
  if (!hasRow) return `The sheet has no row ${headingRow}.`;
  const unknown = Object.keys(columns).find((field) => !Object.hasOwn(definitions, field));
  if (unknown !== undefined) return `"${unknown}" is not a field of this file type.`;
  const homeless = Object.keys(innerColumns).find((field) => !Object.hasOwn(columns, field));
  if (homeless !== undefined) return `"${homeless}" has further columns and no first one.`;
  const worded = Object.keys(innerColumns).find((field) => !definitions[field]?.meaning);
  if (worded !== undefined) return `"${worded}" is no field of amounts: it stands in one column.`;
  const { sides = null } = matching;
  const numbers = table.rows.map(({ row }) => String(row));
  const known = new Set([...numbers, ...(sides ? numbers.map((row) => `${row}R`) : [])]);
  const absent = Object.keys(rows).find((row) => !known.has(row));
  if (absent !== undefined) return `The sheet has no row "${absent}".`;
  const above = Object.keys(rows).find((row) => Number.parseInt(row, 10) <= headingRow);
  if (above !== undefined) return `Row ${above} stands above the rows of the file.`;
  const indexes = [
    ...Object.values(columns),
    ...labelColumns,
    ...Object.values(innerColumns).flat(),
  ];
  const beyond = sides && indexes.find((index) => index >= sides.rightFrom);
  if (fileType !== "trial_balance" && typeof beyond === "number")
    return `Column ${beyond + 1} stands on the right side: say where the columns of the left side are, the right one is read like it.`;
  const twice = indexes.find((index, at) => indexes.indexOf(index) !== at);
  return twice === undefined ? null : `Column ${twice + 1} is given to two fields.`;
}
