import { amountText } from "./amountText.ts";
import { plainText } from "./createTextReader.ts";
import { dateAsShown } from "./dateAsShown.ts";
import { errorText } from "./errorText.ts";
import { isTrue } from "./isTrue.ts";
import { numberText } from "./numberText.ts";
import type { CellStyle } from "./readStyles.ts";
import { damage } from "./refusal.ts";

/** A cell as the sheet writes it. */
export type WrittenCell = {
  /** Its type (ECMA-376 18.18.11). */
  type: string;
  value: string;
  /** The text that stands in the cell itself. */
  inline: string;
  /** Its formula; null where it has none. */
  formula: string | null;
  /** Whether the formula is written for another cell, so that it names that cell's neighbours. */
  isFormulaShared: boolean;
  style: CellStyle | undefined;
};

/** What cells are read with. */
export type CellContext = { strings: readonly string[]; isSince1904: boolean };

/**
 * The text of a cell: numbers as the digits a person typed, dates as ISO, an error by its name. A formula
 * without a stored result comes back as the formula itself.
 */
export function xlsxCellText(cell: WrittenCell, { strings, isSince1904 }: CellContext): string {
  const { type, value, formula } = cell;
  if (type === "inlineStr") return cell.inline;
  if (value === "") return formula === null || type === "str" ? "" : `=${formula}`;
  if (type === "s") return sharedString(value, strings);
  if (type === "str") return plainText(value);
  if (type === "b") return isTrue(value) ? "TRUE" : "FALSE";
  if (type === "e") return errorText(value);
  if (type === "d") return /^\d{4}-\d\d-\d\d/.test(value) ? value.slice(0, 10) : value;
  return numericText(value, cell.style, isSince1904);
}

function sharedString(index: string, strings: readonly string[]): string {
  const text = strings[Number(index)];
  if (text === undefined) throw damage(`there is no shared text ${index.slice(0, 20)}`);
  return text;
}

function numericText(value: string, style: CellStyle | undefined, isSince1904: boolean): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value.trim();
  if (style?.isDate)
    return dateAsShown(dateText(number + (isSince1904 ? DAYS_TO_1904 : 0)), style.format);
  return amountText(number, style?.format ?? "");
}

const DAYS_TO_1904 = 1462;
/** The 29th of February 1900, which spreadsheets count and calendars do not. */
const NO_DAY = 60;

function dateText(days: number): string {
  if (days >= NO_DAY && days < NO_DAY + 1) return numberText(days, "");
  // Day 0 is the 30th of December 1899
  const date = new Date(Date.UTC(1899, 11, 30 + Math.floor(days > NO_DAY ? days : days + 1)));
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}
