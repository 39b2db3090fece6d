import type { TableRow } from "../../table/Table.ts";

/** What a person may say that a row is. */
export const saidRowKinds = ["account", "heading", "total", "ignore"] as const;

export type SaidRowKind = (typeof saidRowKinds)[number];

/** What a person says of one row: what it is, and of an account the section it belongs to. */
export type SaidRow = { kind: SaidRowKind; section: string | null };

/** What one of two sides beside each other may hold; the other holds its opposite. */
export const sideContents = [
  "assets",
  "liabilities",
  "income",
  "expenses",
  "debits",
  "credits",
] as const;

export type SideContent = (typeof sideContents)[number];

/** Two sides beside each other: where the right one begins, and what the left one holds where its heading does not say. */
export type SaidSides = { rightFrom: number; left: SideContent | null };

/** What a row is known by: its number, and "R" where it is the right one of two sides. */
export function rowKey({ row, isRight }: TableRow): string {
  return isRight ? `${row}R` : String(row);
}

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
  /** The columns of two sides are those of the left one; the right one is read like it. */
  sides?: SaidSides | null;
  /** What rows are, by `rowKey`, where they are not what they seem. */
  rows?: Readonly<Record<string, SaidRow>>;
};
