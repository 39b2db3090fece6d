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
  /** What each column of amounts adds up to, by field. */
  totals: Readonly<Record<string, Minor>>;
  ignoredRows: readonly IgnoredRow[];
  /** The totals the file prints, beside what was read. */
  controls: readonly Control[];
  /** The date and the length of every column of amounts, as far as its heading says. */
  periods: readonly ColumnPeriod[];
  /** The words that say that its amounts are in thousands or millions; null where none do. */
  scale: string | null;
  /** The sign or code of a currency that it writes beside its amounts; null where it writes none. */
  currencyWritten: CurrencyWritten | null;
  /** What it says of itself above its headings and below its rows. */
  remarks: readonly Remark[];
  /** What last year's cash flow says of itself; null for files of another type. */
  facts: StatementFacts | null;
  warnings: readonly Problem[];
};

export type IngestResult<Type extends FileType> =
  | { ok: true; value: IngestedFile<Type> }
  | {
      ok: false;
      problems: readonly Problem[];
      warnings: readonly Problem[];
      /** How far it was understood; null when no row of headings was found. */
      readMatching: ReadMatching | null;
    };

/** The place of the table in the file, and the field of each column. */
export type ReadMatching = {
  sheet: string | null;
  /** The row of headings, counted from 1; 0 where a person said that there is none. */
  headingRow: number;
  matchedColumns: readonly MatchedColumn[];
  /** Further columns of names, and of a field's amounts. */
  labelColumns: readonly number[];
  innerColumns: Readonly<Record<string, readonly number[]>>;
  /** The two sides that stand beside each other; null where there are none. */
  sides: SaidSides | null;
};
