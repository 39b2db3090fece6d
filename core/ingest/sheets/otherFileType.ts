import type { Table } from "../../table/Table.ts";
import { type FileType, type FormType, formTypes } from "../fileTypes.ts";
import { columnsOf } from "../headings/fileTypeColumns.ts";
import { findHeader } from "../headings/findHeader.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";
import { readAmountHeading } from "../headings/readAmountHeading.ts";

/** The file type whose template a refused file follows word for word, where it is not its own. */
export function otherFileType(fileType: FormType, tables: readonly Table[]): FormType | null {
  const followed = formTypes.filter((type) => tables.some((table) => isFollowed(type, table)));
  const isOwn = followed.includes(fileType) || isSided(fileType, tables);
  return isOwn ? null : (followed[0] ?? null);
}

/** Debits and credits beside each other stand in a trial balance alone, whatever its other columns are called. */
function isSided(fileType: FormType, tables: readonly Table[]): boolean {
  if (fileType !== "trial_balance") return false;
  return tables.some((table) => {
    const { missing = [""], headings = [] } = findHeader(table, fileType) ?? {};
    const sides = new Set(headings.map((heading) => readAmountHeading(heading)?.side));
    return missing.length === 0 && sides.has("debit") && sides.has("credit");
  });
}

function isFollowed(fileType: FileType, table: Table): boolean {
  const { missing = [], headings = [] } = findHeader(table, fileType) ?? {};
  const written = new Set(headings.map(normaliseHeading));
  const needed = Object.values(columnsOf(fileType)).filter((column) => column.isRequired);
  return (
    missing.length === 0 && needed.every(({ header }) => written.has(normaliseHeading(header)))
  );
}
