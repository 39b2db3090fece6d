import type { Table } from "../../table/Table.ts";
import type { FileType } from "../fileTypes.ts";
import { columnName } from "./columnName.ts";
import { amountsAmong, columnsOf } from "./fileTypeColumns.ts";
import { afterTitles } from "./guessHeader.ts";
import { type Header, missingFields } from "./Header.ts";
import { headingsAt } from "./headingsAt.ts";
import type { Matching } from "./Matching.ts";
import { isSideHeading, type MatchedColumn } from "./matchHeadings.ts";

/** The header of a sheet as a person chose it; null when the sheet does not have the row. */
export function readHeader(table: Table, fileType: FileType, matching: Matching): Header | null {
  const { headingRow } = matching;
  const at = table.rows.findIndex(({ row }) => row === headingRow);
  if (headingRow > 0 && at < 0) return null;
  const headings = headingRow === 0 ? [] : headingsAt(table.rows, at);
  const columns = matchedColumns(headings, fileType, matching);
  const missing = missingFields(fileType, columns);
  return {
    row: headingRow,
    firstData: headingRow === 0 ? beginning(table, fileType, columns) : at + 1,
    headings,
    columns,
    missing,
    labelColumns: matching.labelColumns ?? [],
    innerColumns: matching.innerColumns ?? {},
    said: new Map(Object.entries(matching.rows ?? {})),
    ...(matching.sides && { sides: matching.sides }),
  };
}

/** The first data row; a statement without headings may still have titles. */
function beginning({ rows }: Table, fileType: FileType, columns: readonly MatchedColumn[]): number {
  const amounts = amountsAmong(columns, fileType);
  const isStatement = fileType === "profit_loss" || fileType === "balance_sheet";
  if (!isStatement || amounts.length === 0) return 0;
  return afterTitles(rows, Math.min(...amounts.map(({ index }) => index)));
}

function matchedColumns(
  headings: readonly string[],
  fileType: FileType,
  { columns }: Matching,
): MatchedColumn[] {
  const used = new Set(Object.values(columns));
  const matched = Object.entries(columnsOf(fileType)).flatMap(([field, { meaning }]) => {
    const index = Object.hasOwn(columns, field) ? columns[field] : undefined;
    if (index === undefined) return [];
    const next = index + 1;
    const hasSide = meaning?.side === "balance" && !used.has(next) && isSideHeading(headings[next]);
    const heading = (headings[index] ?? "").trim() || columnName(index);
    return [{ field, index, heading, ...(hasSide && { sideIndex: next }) }];
  });
  return matched.sort((left, right) => left.index - right.index);
}
