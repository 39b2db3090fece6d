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

/** The data rows of a file, its words and amounts read column by column. */
export type FileRows = {
  fileType: FileType;
  sheet: string | null;
  /** How many decimals its amounts have. */
  decimals: number;
  rows: readonly TableRow[];
  /** The section heading above each row. */
  sections: readonly string[];
  /** The words of a sum that was left out right above a row. */
  sumsAbove: ReadonlyMap<number, string>;
  columns: ReadonlyMap<string, MatchedColumn>;
  texts: ReadonlyMap<string, ReadTexts>;
  amounts: ReadonlyMap<string, ReadAmounts>;
  ignored: readonly IgnoredRow[];
  problems: ProblemList;
  warnings: ProblemList;
  /** Debits and credits may differ: the user has seen by how much. */
  acceptUnbalanced: boolean;
  /** The columns were chosen by their figures: if these do not balance, there is no evidence that the choice is right. */
  isByFigures: boolean;
  /** What the file's own totals say of each row; empty where it has none that say anything. */
  standings: readonly AccountStanding[];
  /** The section that a person said a row belongs to, by its number. */
  saidSections: ReadonlyMap<string, string>;
  /** The totals the file prints, beside what was read. */
  controls: readonly Control[];
  /** Accounts that may be sums of the rows beneath them: no total of the file says which. */
  doubted: readonly Pick<StatementItem, "row" | "label">[];
  /** Accounts that may be results of others that are accounts as well. */
  results: readonly KeptResult[];
};

/** The words of a cell; empty where the file has no such column. */
export function textAt(file: FileRows, field: string, at: number): string {
  return file.texts.get(field)?.texts[at] ?? "";
}

/** Reads the words of one column by row; always empty where the file has no such column. */
export function textsOf({ texts }: FileRows, field: string): (at: number) => string {
  const column = texts.get(field)?.texts;
  return column === undefined ? () => "" : (at) => column[at] ?? "";
}

/** The amounts of one column by row; zero where the file has no such column. */
export function amountsOf({ amounts }: FileRows, field: string): (at: number) => Minor {
  const column = amounts.get(field)?.amounts;
  return column === undefined ? () => 0n : (at) => column[at] ?? 0n;
}

/** Where a cell stands in the file, for a problem. */
export function placeAt({ rows, columns, sheet }: FileRows, field: string, at: number): Place {
  const column = columns.get(field)?.heading;
  const place = { row: rows[at]?.row ?? 0, ...(column !== undefined && { column }) };
  return sheet === null ? place : { sheet, ...place };
}
