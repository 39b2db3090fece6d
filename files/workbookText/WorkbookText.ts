import type {
  AmountText,
  CurrencySign,
  MergedRange,
  Place,
  ProblemCode,
  TableRow,
} from "@tieout/core";
import type { OpenFormula } from "./computeFormulas.ts";

/** Why a workbook is not read, as a code of the catalogue of messages. */
export type WorkbookRefusal = { code: ProblemCode; where: Place };

export type WorkbookFormat = "xlsx" | "ods" | "xls";

/**
 * What reading a workbook tells, piece by piece: its format; a sheet, its rows in one or more pieces, what else is
 * known of it at its end; that a sheet is a chart and has no cells; at last the sheets that were left out, or why it is refused.
 */
export type WorkbookPiece =
  | { kind: "format"; format: WorkbookFormat }
  | { kind: "sheet"; name: string; isHidden: boolean }
  | { kind: "rows"; rows: readonly TableRow[] }
  | { kind: "sheet_end"; traits: SheetTraits }
  | { kind: "chart" }
  | { kind: "left_out"; sheets: readonly string[] }
  | { kind: "refused"; refusals: readonly WorkbookRefusal[] };

/** Rows (from 1) and columns (from 0) that hold something and are not shown, merged ranges, and what lies over the cells. */
export type SheetTraits = {
  hiddenRows: readonly number[];
  hiddenColumns: readonly number[];
  mergedRanges: readonly MergedRange[];
  /** The signs of currencies that amounts show by their formats, and the rows in which each stands first. */
  currencySigns: readonly CurrencySign[];
  amountTexts: readonly AmountText[];
  /** The formulas of a sheet of which none has a result; absent where any has one. */
  openFormulas?: readonly OpenFormula[];
  /** A chart or a picture lies on the sheet. */
  hasDrawing?: true;
};

/** A sheet with more formulas is left as it is. */
export const MOST_FORMULAS = 5_000;

/** Takes a piece of a workbook as it is read. */
export type TakePiece = (piece: WorkbookPiece) => void;
