import type { FileType } from "../fileTypes.ts";
import type { FileColumn } from "./FileColumn.ts";
import { columnsOf } from "./fileTypeColumns.ts";
import type { SaidRow, SaidSides } from "./Matching.ts";
import type { MatchedColumn } from "./matchHeadings.ts";

/** The heading row of a table, and the field of each column. */
export type Header = {
  /** The row of headings, or the lower of two. */
  row: number;
  /** Where the data begins in the table's rows. */
  firstData: number;
  /** All headings of the row, recognised or not. */
  headings: readonly string[];
  columns: readonly MatchedColumn[];
  /** Required columns that are missing. */
  missing: readonly FileColumn[];
  /** The number of amount columns whose first cell is no amount. */
  misfits?: number;
  /** The columns were found by figures, not by headings. */
  isByFigures?: true;
  /** The amounts are credits less debits of a profit and loss. */
  isNet?: true;
  /** The headings of opening balances that were left out, since they include results of the year. */
  openingsWithinYear?: string;
  /** More name columns; found automatically where not given. */
  labelColumns?: readonly number[];
  /** More columns of a field's amounts; found automatically where not given. */
  innerColumns?: Readonly<Record<string, readonly number[]>>;
  /** A person's corrections of rows, by `rowKey`. */
  said?: ReadonlyMap<string, SaidRow>;
  /** Two sides that were stacked below each other. */
  sides?: SaidSides | null;
};

/** The headings may be at most this far down. */
export const MOST_TITLE_ROWS = 20;
export const MOST_COLUMNS = 200;

/** Required columns of a file type that were not matched. */
export function missingFields(fileType: FileType, matched: readonly MatchedColumn[]): FileColumn[] {
  const definitions = columnsOf(fileType);
  const has = new Set(
    matched.flatMap(({ field }) => [field, ...(definitions[field]?.standsFor ?? [])]),
  );
  return Object.entries(definitions).flatMap(([field, column]) =>
    column.isRequired && !has.has(field) ? [column] : [],
  );
}
