import type { Amount } from "../../statement/StatementDocument.ts";

/**
 * The style of a cell; the writer of the file format knows fonts, rules and number formats. A note is not indented and
 * spans the sheet; text in place of an amount is aligned like one.
 */
export type CellStyle =
  | "plain"
  | "note"
  | "wrapped"
  | "strong"
  | "title"
  | "section"
  | "heading"
  | "amountHeading"
  | "noAmount"
  | "amount"
  | "subtotal"
  | "total"
  | "whole"
  | "proof";

/** A cell. Text is never a formula; a formula comes with the exact result that we calculated. */
export type Cell =
  | { kind: "text"; text: string; style: CellStyle }
  | { kind: "amount"; amount: Amount; style: CellStyle }
  | { kind: "formula"; formula: string; amount: Amount; style: CellStyle }
  | { kind: "number"; value: number; style: CellStyle };

export type SheetRow = readonly (Cell | null)[];

export type Sheet = {
  name: string;
  /** Widths in characters. */
  widths: readonly number[];
  /** The row of column headings, from 1. It stays visible with all rows above, and is repeated in print. */
  headingRow: number;
  /** The number of columns on the left that stay visible and are repeated in print. */
  fixedColumns: number;
  isLandscape: boolean;
  /** Hidden from users; for programs only. */
  isHidden?: true;
  /** Created while writing: a worksheet may have millions of cells. */
  rows: Iterable<SheetRow>;
};

/** A defined name for a cell, as used in formulas. */
export type DefinedName = { name: string; reference: string };

export type Workbook = {
  title: string;
  author: string | null;
  /** ISO 8601 UTC. */
  createdAt: string | null;
  paper: "A4" | "Letter";
  footer: string;
  /** How many decimals its amounts have. */
  decimals: number;
  /** False where an amount has more digits than a spreadsheet keeps; then there are no formulas. */
  isLive: boolean;
  sheets: readonly Sheet[];
  names: readonly DefinedName[];
};

/** A cell with text. */
export function text(words: string, style: CellStyle = "plain"): Cell | null {
  return words === "" && style === "plain" ? null : { kind: "text", text: words, style };
}

/** A cell with a fixed amount. */
export function amount(value: Amount | null, style: CellStyle = "amount"): Cell | null {
  return value === null ? null : { kind: "amount", amount: value, style };
}

/** A cell with a formula and the figure that we calculated for it. */
export function formula(expression: string, value: Amount, style: CellStyle = "amount"): Cell {
  return { kind: "formula", formula: expression, amount: value, style };
}

/** A row of column headings: texts on the left, amounts on the right. */
export function headings(words: readonly string[], amounts: readonly string[] = []): SheetRow {
  const columns = new Set(amounts);
  return words.map((word) => text(word, columns.has(word) ? "amountHeading" : "heading"));
}
