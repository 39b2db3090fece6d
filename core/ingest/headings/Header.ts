import type { FileType } from "../fileTypes.ts";
import type { FileColumn } from "./FileColumn.ts";
import { columnsOf } from "./fileTypeColumns.ts";
import type { SaidRow, SaidSides } from "./Matching.ts";
import type { MatchedColumn } from "./matchHeadings.ts";

/** Which row of a table holds the headings, and which column of the file type each of them is. */
export type Header = {
  /** The row of headings, or the lower of two. */
  row: number;
  /** Where the data begins in the table's rows. */
  firstData: number;
  /** Every heading of the row, including those that were not recognised. */
  headings: readonly string[];
  columns: readonly MatchedColumn[];
  /** The required columns it does not have. */
  missing: readonly FileColumn[];
  /** How many of its columns of amounts do not begin with an amount. */
  misfits?: number;
  /** The columns were chosen by their figures, not by their headings. */
  isByFigures?: true;
  /** Its amounts are what is credited less what is debited, in a profit and loss. */
  isNet?: true;
  /** The headings of opening balances that were left out, since they hold results of the year already. */
  openingsWithinYear?: string;
  /** Further columns of names; where nobody says, they are looked for. */
  labelColumns?: readonly number[];
  /** Further columns of a field's amounts; where nobody says, they are looked for. */
  innerColumns?: Readonly<Record<string, readonly number[]>>;
  /** What a person said of rows, by `rowKey`. */
  said?: ReadonlyMap<string, SaidRow>;
  /** The two sides that were put beneath each other. */
  sides?: SaidSides | null;
};

/** How far down a title may push the headings. */
export const MOST_TITLE_ROWS = 20;
export const MOST_COLUMNS = 200;

/** The required columns of a file type that the matched ones do not give. */
export function missingFields(fileType: FileType, matched: readonly MatchedColumn[]): FileColumn[] {
  const definitions = columnsOf(fileType);
  const has = new Set(
    matched.flatMap(({ field }) => [field, ...(definitions[field]?.standsFor ?? [])]),
  );
  return Object.entries(definitions).flatMap(([field, column]) =>
    column.isRequired && !has.has(field) ? [column] : [],
  );
}
