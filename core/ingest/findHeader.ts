import type { Table, TableRow } from "../table/Table.ts";
import type { Column } from "./Column.ts";
import { columnsOf } from "./fileTypeColumns.ts";
import type { FileType } from "./fileTypes.ts";
import { type MatchedColumn, matchHeadings } from "./matchHeadings.ts";
import { readAmountHeading } from "./readAmountHeading.ts";

export type Header = {
  /** The row of headings, or the lower of two. */
  row: number;
  /** Where the data begins in the table's rows. */
  firstData: number;
  /** Every heading of the row, those nobody understood included. */
  headings: readonly string[];
  columns: readonly MatchedColumn[];
  /** The required columns it does not have. */
  missing: readonly Column[];
};

/** How far down a title may push the headings. */
export const MOST_TITLE_ROWS = 20;
export const MOST_COLUMNS = 200;

/**
 * Finds the row of headings among the first rows: the one that lacks least and matches most by
 * meaning, together with the row above it where that one spans columns ("2025" over "Dr", "Cr").
 * Null when no row matches two columns.
 */
export function findHeader(table: Table, fileType: FileType): Header | null {
  const first = table.rows.slice(0, MOST_TITLE_ROWS);
  const candidates = first.flatMap(({ row, cells }, index) => {
    const above = first[index - 1];
    const readings = [cells, ...(above ? [spanned(above, cells)] : [])];
    return readings.map((headings) => {
      const columns = matchHeadings(headings.slice(0, MOST_COLUMNS), fileType);
      const missing = missingFields(fileType, columns);
      return { row, firstData: index + 1, headings, columns, missing };
    });
  });
  const usable = candidates.filter(({ columns }) => columns.length >= 2);
  return usable.reduce<Header | null>(
    (best, next) => (best === null || isBetter(next, best) ? next : best),
    null,
  );
}

/** The headings in a row of a sheet, together with what spans them from the row above. */
export function headingsAt(rows: readonly TableRow[], index: number): readonly string[] {
  const cells = rows[index]?.cells ?? [];
  const above = rows[index - 1];
  return above ? spanned(above, cells) : cells;
}

/** The headings with what spans them from above: a merged cell holds its words at its left end. */
function spanned(above: TableRow, below: readonly string[]): string[] {
  let spanning = "";
  return below.map((cell, index) => {
    spanning = above.cells[index]?.trim() || spanning;
    if (cell.trim() === "") return above.cells[index] ?? "";
    const joined = `${spanning} ${cell}`;
    return readAmountHeading(joined) === null ? cell : joined;
  });
}

/** The required columns of a file type that the matched ones do not give. */
export function missingFields(fileType: FileType, matched: readonly MatchedColumn[]): Column[] {
  const definitions = columnsOf(fileType);
  const has = new Set(
    matched.flatMap(({ field }) => [field, ...(definitions[field]?.standsFor ?? [])]),
  );
  return Object.entries(definitions).flatMap(([field, column]) =>
    column.isRequired && !has.has(field) ? [column] : [],
  );
}

function isBetter(left: Header, right: Header): boolean {
  if (left.missing.length !== right.missing.length) {
    return left.missing.length < right.missing.length;
  }
  return left.columns.length > right.columns.length;
}
