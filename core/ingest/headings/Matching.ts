/** What a person may say that a row is. */
export const saidRowKinds = ["account", "heading", "total", "ignore"] as const;

export type SaidRowKind = (typeof saidRowKinds)[number];

/** What a person says of one row: what it is, and of an account the section it belongs to. */
export type SaidRow = { kind: SaidRowKind; section: string | null };

/** Where a person says the fields of a file stand; fields that are not named are in no column. */
export type Matching = {
  sheet: string | null;
  /** The row of headings, or the lower of two, counted from 1; 0 where there is none. */
  headingRow: number;
  /** The column of each field, counted from 0. */
  columns: Readonly<Record<string, number>>;
  /** Further columns of names, one a level of the accounts: each row has its name in one of them. */
  labelColumns?: readonly number[];
  /** Further columns of a field's amounts, by field: each row has its amount in the first that is filled. */
  innerColumns?: Readonly<Record<string, readonly number[]>>;
  /** What rows are, by their numbers, where they are not what they seem. */
  rows?: Readonly<Record<string, SaidRow>>;
};
