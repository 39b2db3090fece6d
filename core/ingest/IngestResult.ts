import type { Minor } from "../money/Minor.ts";
import type { Problem } from "../problem/Problem.ts";
import type { IgnoredRow } from "./accountRows/sortRows.ts";
import type { StatementFacts } from "./comparatives/readStatementFacts.ts";
import type { CurrencyWritten } from "./currencies/CurrencyWritten.ts";
import type { FileType } from "./fileTypes.ts";
import type { ColumnPeriod } from "./headings/describeDates.ts";
import type { SaidSides } from "./headings/Matching.ts";
import type { MatchedColumn } from "./headings/matchHeadings.ts";
import type { Remark } from "./remarks/Remark.ts";
import type { RowsByFileType } from "./rows.ts";
import type { Control } from "./structure/Control.ts";

export type IngestedFile<Type extends FileType> = ReadMatching & {
  rows: RowsByFileType[Type];
  /** The sum of each column of amounts, by field. */
  totals: Readonly<Record<string, Minor>>;
  ignoredRows: readonly IgnoredRow[];
  /** The totals printed in the file, and the totals of the rows that were read. */
  controls: readonly Control[];
  /** The date and length of period of each column of amounts, as far as the heading states them. */
  periods: readonly ColumnPeriod[];
  /** The text stating that amounts are in thousands or millions; null where there is none. */
  scale: string | null;
  /** The currency sign or code beside the amounts; null where there is none. */
  currencyWritten: CurrencyWritten | null;
  /** Statements about the file itself, above its headings and below its rows. */
  remarks: readonly Remark[];
  /** Facts stated in last year's cash flow; null for other file types. */
  facts: StatementFacts | null;
  warnings: readonly Problem[];
};

export type IngestResult<Type extends FileType> =
  | { ok: true; value: IngestedFile<Type> }
  | {
      ok: false;
      problems: readonly Problem[];
      warnings: readonly Problem[];
      /** How far the file was understood; null where no heading row was found. */
      readMatching: ReadMatching | null;
    };

/** The position of the table in the file, and the field of each column. */
export type ReadMatching = {
  sheet: string | null;
  /** The heading row, counted from 1; 0 where a person stated that there is none. */
  headingRow: number;
  matchedColumns: readonly MatchedColumn[];
  /** More columns of names, and more columns of a field's amounts. */
  labelColumns: readonly number[];
  innerColumns: Readonly<Record<string, readonly number[]>>;
  /** The two sides beside each other; null where there are none. */
  sides: SaidSides | null;
};
