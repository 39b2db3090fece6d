import type { Table } from "../table/Table.ts";
import { columnsOf } from "./fileTypeColumns.ts";
import { type FileType, type FormType, formTypes } from "./fileTypes.ts";
import { findHeader } from "./findHeader.ts";
import { normaliseHeading } from "./normaliseHeading.ts";

/** The file type whose template a refused file follows word for word, where it is not its own. */
export function otherFileType(fileType: FormType, tables: readonly Table[]): FormType | null {
  const followed = formTypes.filter((type) => tables.some((table) => isFollowed(type, table)));
  return followed.includes(fileType) ? null : (followed[0] ?? null);
}

function isFollowed(fileType: FileType, table: Table): boolean {
  const { missing = [], headings = [] } = findHeader(table, fileType) ?? {};
  const written = new Set(headings.map(normaliseHeading));
  const needed = Object.values(columnsOf(fileType)).filter((column) => column.isRequired);
  return (
    missing.length === 0 && needed.every(({ header }) => written.has(normaliseHeading(header)))
  );
}
