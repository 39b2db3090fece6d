import type { Table } from "../../table/Table.ts";
import { nameTotals } from "../accountRows/nameTotals.ts";
import type { FileType } from "../fileTypes.ts";
import type { Header } from "../headings/Header.ts";
import { applySaidRows } from "../rowKinds/applySaidRows.ts";
import { mergeLabelColumns } from "./labels/mergeLabelColumns.ts";
import { withoutWordCodes } from "./labels/withoutWordCodes.ts";
import { mergeInnerColumns } from "./parts/mergeInnerColumns.ts";

/** Merges name columns into one, and the amount columns of each date. */
export function withOneColumn(
  { table, header }: { table: Table; header: Header },
  fileType: FileType,
): { table: Table; header: Header } {
  const keyed = withoutWordCodes(table, header, fileType);
  const named = mergeLabelColumns(nameTotals(keyed, header, fileType), header, fileType);
  const merged = mergeInnerColumns(named.table, named.header, fileType);
  return { ...merged, table: applySaidRows(merged.table, merged.header) };
}
