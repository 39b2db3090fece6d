import type { CellObject } from "xlsx";
import { amountText } from "./amountText.ts";
import { dateAsShown } from "./dateAsShown.ts";

/** Error values by the number under which workbooks keep them. */
const ERRORS: Readonly<Record<number, string>> = {
  0: "#NULL!",
  7: "#DIV/0!",
  15: "#VALUE!",
  23: "#REF!",
  29: "#NAME?",
  36: "#NUM!",
  42: "#N/A",
  43: "#GETTING_DATA",
};

/** The text of a cell that the library read: numbers as the digits a person typed, dates as ISO, an error by its name. */
export function xlsCellText(cell: CellObject | undefined): string {
  if (!cell) return "";
  const { v: value, t: type } = cell;
  if (type === "z" || value === undefined || value === null) return "";
  if (type === "e") return ERRORS[Number(value)] ?? "#VALUE!";
  if (typeof value === "number") return amountText(value, String(cell.z ?? ""));
  if (value instanceof Date) return dateAsShown(dateText(value), String(cell.z ?? ""));
  return typeof value === "string" ? value.trimEnd() : String(value).toUpperCase();
}

function dateText(value: Date): string {
  return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
}
