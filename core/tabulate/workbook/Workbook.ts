import type { Amount } from "../../statement/StatementDocument.ts";

/** How a cell looks; the writer of bytes knows the fonts, rules and number formats. A note is not indented, and runs across the sheet; words in the place of an amount stand where it would. */
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

/** One cell. Text is never a formula; a formula carries its result, exact, as we calculated it. */
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
  /** The row of column headings, from 1: it and all above stay in view, and it repeats in print. */
  headingRow: number;
  /** How many columns at the left stay in view, and repeat on every page. */
  fixedColumns: number;
  isLandscape: boolean;
  /** Whether programs keep it from the list of sheets: it is for machines. */
  isHidden?: true;
  /** Made as they are written: a worksheet may have millions of cells. */
  rows: Iterable<SheetRow>;
};

/** A name for one cell, as it is written in formulas. */
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
  /** False when an amount has more digits than a spreadsheet keeps: then no cell is calculated anew. */
  isLive: boolean;
  sheets: readonly Sheet[];
  names: readonly DefinedName[];
};

/** A cell of words. */
export function text(words: string, style: CellStyle = "plain"): Cell | null {
  return words === "" && style === "plain" ? null : { kind: "text", text: words, style };
}

/** A cell of a value that is given, not calculated. */
export function amount(value: Amount | null, style: CellStyle = "amount"): Cell | null {
  return value === null ? null : { kind: "amount", amount: value, style };
}

/** A cell the spreadsheet calculates, with the figure we calculated for it. */
export function formula(expression: string, value: Amount, style: CellStyle = "amount"): Cell {
  return { kind: "formula", formula: expression, amount: value, style };
}

/** A row of column headings: words at the left, amounts at the right. */
export function headings(words: readonly string[], amounts: readonly string[] = []): SheetRow {
  const columns = new Set(amounts);
  return words.map((word) => text(word, columns.has(word) ? "amountHeading" : "heading"));
}
