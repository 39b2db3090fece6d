/** Where a person says the fields of a file stand; fields that are not named are in no column. */
export type ColumnMapping = {
  sheet: string | null;
  /** The row of headings, or the lower of two, counted from 1; 0 where there is none. */
  headingRow: number;
  /** The column of each field, counted from 0. */
  columns: Readonly<Record<string, number>>;
};
