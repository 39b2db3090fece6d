import type { Minor } from "../money/Minor.ts";
import type { Place } from "../problem/Place.ts";
import type { ProblemList } from "../problem/ProblemList.ts";
import type { TableRow } from "../table/Table.ts";
import type { IgnoredRow } from "./accountRows/sortRows.ts";
import type { ReadAmounts } from "./amounts/decideAmounts.ts";
import type { ReadTexts } from "./cells/TextScans.ts";
import type { FileType } from "./fileTypes.ts";
import type { MatchedColumn } from "./headings/matchHeadings.ts";
import type { Control } from "./structure/Control.ts";
import type { KeptResult } from "./structure/readings/keptResults.ts";
import type { StatementItem } from "./structure/StatementItem.ts";
import type { AccountStanding } from "./structure/sides/AccountStanding.ts";

/** The data rows of a file, with the texts and amounts of its columns. */
export type FileRows = {
  fileType: FileType;
  sheet: string | null;
  /** The number of decimals of its amounts. */
  decimals: number;
  rows: readonly TableRow[];
  /** The section heading above each row. */
  sections: readonly string[];
  /** The label of a subtotal that was left out directly above a row. */
  sumsAbove: ReadonlyMap<number, string>;
  columns: ReadonlyMap<string, MatchedColumn>;
  texts: ReadonlyMap<string, ReadTexts>;
  amounts: ReadonlyMap<string, ReadAmounts>;
  ignored: readonly IgnoredRow[];
  problems: ProblemList;
  warnings: ProblemList;
  /** The user accepts that debits and credits differ. */
  acceptUnbalanced: boolean;
  /** The columns were chosen by their figures only. If these do not balance, there is no evidence for the choice. */
  isByFigures: boolean;
  /** What the file's own totals show about each row; empty without such totals. */
  standings: readonly AccountStanding[];
  /** The sections that a person chose for rows, by row number. */
  saidSections: ReadonlyMap<string, string>;
  /** The totals printed in the file, and the totals of the rows that were read. */
  controls: readonly Control[];
  /** Accounts that may be subtotals of the rows below them; no printed total shows it. */
  doubted: readonly Pick<StatementItem, "row" | "label">[];
  /** Accounts that may be results of other accounts. */
  results: readonly KeptResult[];
};

/** The text of a cell; empty where the file does not have the column. */
export function textAt(file: FileRows, field: string, at: number): string {
  return file.texts.get(field)?.texts[at] ?? "";
}

/** Returns a function for the texts of a column; they are empty where the file does not have the column. */
export function textsOf({ texts }: FileRows, field: string): (at: number) => string {
  const column = texts.get(field)?.texts;
  return column === undefined ? () => "" : (at) => column[at] ?? "";
}

/** Returns a function for the amounts of a column; they are zero where the file does not have the column. */
export function amountsOf({ amounts }: FileRows, field: string): (at: number) => Minor {
  const column = amounts.get(field)?.amounts;
  return column === undefined ? () => 0n : (at) => column[at] ?? 0n;
}

/** The place of a cell in the file, for a problem. */
export function placeAt({ rows, columns, sheet }: FileRows, field: string, at: number): Place {
  const column = columns.get(field)?.heading;
  const place = { row: rows[at]?.row ?? 0, ...(column !== undefined && { column }) };
  return sheet === null ? place : { sheet, ...place };
}
