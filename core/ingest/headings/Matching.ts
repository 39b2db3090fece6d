import type { TableRow } from "../../table/Table.ts";

/** The kinds of row that a person can choose. */
export const saidRowKinds = ["account", "heading", "total", "ignore"] as const;

export type SaidRowKind = (typeof saidRowKinds)[number];

/** A person's correction of a row: its kind and, for an account, its section. */
export type SaidRow = { kind: SaidRowKind; section: string | null };

/** The possible content of a side; the other side has the opposite. */
export const sideContents = [
  "assets",
  "liabilities",
  "income",
  "expenses",
  "debits",
  "credits",
] as const;

export type SideContent = (typeof sideContents)[number];

/**
 * Two sides beside each other: the first column of the right side, and the content of the left side if its heading does
 * not state it.
 */
export type SaidSides = { rightFrom: number; left: SideContent | null };

/** The key of a row: its number, with "R" on the right side. */
export function rowKey({ row, isRight }: TableRow): string {
  return isRight ? `${row}R` : String(row);
}

/** The columns of the fields as a person chose them; fields that are not named have no column. */
export type Matching = {
  sheet: string | null;
  /** The heading row (the lower of two), counted from 1; 0 where there is none. */
  headingRow: number;
  /** The column of each field, counted from 0. */
  columns: Readonly<Record<string, number>>;
  /** More name columns, one per level; each row has its name in one of them. */
  labelColumns?: readonly number[];
  /** More columns of a field's amounts; the first filled one counts. */
  innerColumns?: Readonly<Record<string, readonly number[]>>;
  /** `columns` are those of the left side; the right side is read like it. */
  sides?: SaidSides | null;
  /** Corrections of rows, by `rowKey`. */
  rows?: Readonly<Record<string, SaidRow>>;
};
