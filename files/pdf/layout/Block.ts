import type { Colour, TextStyle } from "../text/textStyles.ts";

/** How a column's cells stand: amounts hang their closing parenthesis so that digits align. */
export type Alignment = "start" | "end" | "amount";

export type TableColumn = {
  heading: string;
  /** A second, quieter line of the heading. */
  subheading: string;
  align: Alignment;
  /** Points; a share of what the other columns leave; or as wide as its widest cell. */
  width: { points: number } | { share: number } | "content";
  isBold: boolean;
};

/** heading: a category in small capitals; group: a line over its members; total: a double rule beneath. */
export type RowKind = "heading" | "group" | "line" | "subtotal" | "total";

export type TableRow = {
  kind: RowKind;
  cells: readonly string[];
  /** Red for what is wrong, green for what ties out. */
  colour: Colour;
  /** Not parted from the next row by the end of a page. */
  keepWithNext: boolean;
  /** Whether a rule beneath it ends a group of rows. */
  endsGroup: boolean;
};

export type TextBlock = {
  kind: "text";
  tag: "H1" | "H2" | "H3" | "P";
  text: string;
  style: TextStyle;
  spaceBefore: number;
  /** A coloured bar along the left edge. */
  bar: Colour | null;
  keepWithNext: boolean;
  startsPage: boolean;
  /** How deep it stands in the bookmarks; 0 for not at all. */
  bookmark: 0 | 1 | 2;
};

export type TableBlock = {
  kind: "table";
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /**
   * A statement aligns amounts with the foot of their label; a register rules its rows and aligns with the
   * head; a worksheet sets the members of a group in beneath it, and rules the group alone.
   */
  look: "statement" | "register" | "worksheet";
  size: number;
  spaceBefore: number;
};

/** What a report is made of, in reading order. */
export type Block = TextBlock | TableBlock;
