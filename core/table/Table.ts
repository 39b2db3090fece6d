/** One row of text cells; `row` is its number in the file, counted from 1 as a person would. */
export type TableRow = { row: number; cells: readonly string[] };

/** What every file format becomes: rows of text cells, with the sheet's name where there is one. */
export type Table = { sheet: string | null; rows: readonly TableRow[] };
