/**
 * One row of text cells; `row` is its number in the file, counted from 1 as a person would. `indents`
 * says how far each cell is indented by its alignment, where any cell of the row is; `headings` what stands
 * over cells that were brought here from another column, by the column they are in now.
 */
export type TableRow = {
  row: number;
  cells: readonly string[];
  indents?: readonly number[];
  headings?: Readonly<Record<number, string>>;
  /** It stood on the right one of two sides, which were put beneath each other. */
  isRight?: true;
};

/** Cells shown as one: rows counted from 1 as in `TableRow`, columns from 0, all four included. */
export type MergedRange = { top: number; left: number; bottom: number; right: number };

/** The sign or code of a currency, and the first row in which it is shown. */
export type CurrencySign = { sign: string; row: number };

/** An amount that a workbook holds as a text, in a column of numbers: its own sums pass over it. */
export type AmountText = { row: number; text: string };

/**
 * What every file format becomes: rows of text cells, with the sheet's name where there is one. A
 * merged range may be as large as a whole sheet: it is compared with, never counted through.
 */
export type Table = {
  sheet: string | null;
  rows: readonly TableRow[];
  mergedRanges?: readonly MergedRange[];
  /** Signs of currencies that a workbook shows beside amounts without writing them in their cells. */
  currencySigns?: readonly CurrencySign[];
  amountTexts?: readonly AmountText[];
  /** The rows, counted as in `TableRow`, that a workbook holds and does not show. */
  hiddenRows?: readonly number[];
  /** It lay on its side in the file: each of these rows was a column, the titles above aside. */
  isTurned?: true;
  /** Then the row of the file that each of its columns was; of that of names it is none. */
  rowsOfColumns?: readonly (number | undefined)[];
};
