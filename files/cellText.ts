import type { CellObject } from "xlsx";

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

/**
 * The text of a workbook's cell: numbers as the digits a person typed, dates as ISO, an error by
 * its name. A formula without a stored result comes back as the formula itself.
 */
export function cellText(cell: CellObject | undefined): string {
  if (!cell) return "";
  const { v: value, t: type } = cell;
  const isBlank = type === "z" || value === undefined || value === null;
  if (isBlank) return cell.f === undefined ? "" : `=${cell.f}`;
  if (type === "e") return ERRORS[Number(value)] ?? "#VALUE!";
  if (typeof value === "number") return numberText(value, cell.z);
  if (value instanceof Date) return dateText(value);
  return typeof value === "string" ? value.trim() : String(value).toUpperCase();
}

/**
 * Fifteen significant digits, as spreadsheets show; the rest is noise of the float. Exactly three
 * decimals get a fourth, or "1.234" might be taken for thousands. A format of zeros pads a code.
 */
function numberText(value: number, format: CellObject["z"]): string {
  const text = Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(15)));
  if (typeof format === "string" && /^0{2,}$/.test(format))
    return text.padStart(format.length, "0");
  const point = text.indexOf(".");
  return point >= 0 && text.length - point === 4 ? `${text}0` : text;
}

function dateText(value: Date): string {
  return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
}
