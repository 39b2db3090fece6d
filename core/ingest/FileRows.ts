import type { Minor } from "../money/Minor.ts";
import type { Place } from "../problem/Place.ts";
import { newProblemList, type ProblemList } from "../problem/ProblemList.ts";
import type { Table, TableRow } from "../table/Table.ts";
import type { Column } from "./Column.ts";
import { columnsOf } from "./fileTypeColumns.ts";
import type { FileType } from "./fileTypes.ts";
import type { Header } from "./findHeader.ts";
import { findSums } from "./findSums.ts";
import { isTotalLine, mayBeTotal } from "./isTotalLine.ts";
import type { MatchedColumn } from "./matchHeadings.ts";
import { type AmountColumn, readAmounts } from "./readAmounts.ts";
import { type IgnoredRow, type SortedRows, sortRows } from "./sortRows.ts";

/** The data rows of a file, its amounts read column by column. */
export type FileRows = {
  fileType: FileType;
  sheet: string | null;
  rows: readonly TableRow[];
  /** The section heading above each row. */
  sections: readonly string[];
  columns: ReadonlyMap<string, MatchedColumn>;
  amounts: ReadonlyMap<string, readonly Minor[]>;
  ignored: readonly IgnoredRow[];
  problems: ProblemList;
  warnings: ProblemList;
};

/** Reads the rows beneath the headings: what is data, and the amounts in it. */
export function readFileRows(table: Table, header: Header, fileType: FileType): FileRows {
  const sorted = sortRows(table, header, fileType);
  const columns = new Map(header.columns.map((column) => [column.field, column]));
  const findings = { problems: newProblemList(), warnings: newProblemList() };
  const toRead = amountColumns(header.columns, columnsOf(fileType));
  const amounts = readAmounts(sorted.data, toRead, table.sheet, findings);
  const read = { fileType, sheet: table.sheet, columns, ...findings };
  const { data: rows, sections, ignored } = sorted;
  return withoutSums({ ...read, rows, sections, ignored, amounts }, sorted);
}

/** The words of a cell; empty where the file has no such column. */
export function textAt({ rows, columns }: FileRows, field: string, at: number): string {
  const column = columns.get(field);
  return column === undefined ? "" : (rows[at]?.cells[column.index]?.trim() ?? "");
}

/** Where a cell stands in the file, for a problem. */
export function placeAt({ rows, columns, sheet }: FileRows, field: string, at: number): Place {
  const column = columns.get(field)?.heading;
  const place = { row: rows[at]?.row ?? 0, ...(column !== undefined && { column }) };
  return sheet === null ? place : { sheet, ...place };
}

function amountColumns(
  matched: readonly MatchedColumn[],
  definitions: Readonly<Record<string, Column>>,
): AmountColumn[] {
  return matched.flatMap(({ field, index, heading }) => {
    const side = definitions[field]?.meaning?.side;
    return side === undefined ? [] : [{ field, index, heading, side }];
  });
}

/** Leaves out the rows that turn out to be sums of the rows above them. */
function withoutSums(file: FileRows, sorted: SortedRows): FileRows {
  const textOf = (row: TableRow, field: string) =>
    row.cells[file.columns.get(field)?.index ?? -1]?.trim() ?? "";
  const mayBe = (row: TableRow) => {
    const words = textOf(row, "name");
    if (!file.columns.has("name") || !mayBeTotal(words)) return false;
    return textOf(row, "code") === "" || isTotalLine(words, file.fileType);
  };
  const sums = findSums(file.rows, [...file.amounts.values()], mayBe);
  if (sums.size === 0) return file;
  const isKept = (_: unknown, at: number) => !sums.has(at);
  const totals = [...sums].map((at): IgnoredRow => {
    const row = sorted.data[at];
    return { row: row?.row ?? 0, reason: "total", text: row ? textOf(row, "name") : "" };
  });
  return {
    ...file,
    rows: file.rows.filter(isKept),
    sections: file.sections.filter(isKept),
    amounts: new Map([...file.amounts].map(([field, column]) => [field, column.filter(isKept)])),
    ignored: [...file.ignored, ...totals].sort((left, right) => left.row - right.row),
  };
}
