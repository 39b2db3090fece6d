import { type ParsedMinor, parseMinor } from "../money/parseMinor.ts";

/** Which mark separates the decimals of a column. */
export type NumberHabit = "point" | "comma";

const PLAIN = /^-?\d+(\.\d+)?$/;
const GROUPED_POINT = /^\d{1,3}(,\d{3})*(\.\d*)?$|^\d*\.?\d+$|^\d+\.?\d*$/;
const GROUPED_COMMA = /^\d{1,3}(\.\d{3})*(,\d*)?$|^\d*,?\d+$|^\d+,?\d*$/;
const NOTHING = /^[-–—]?$/;

/**
 * Finds the habit of a column from the cells that leave no doubt: both marks, or one mark with
 * other than three digits behind it. Without such a cell the point separates decimals.
 */
export function findNumberHabit(cells: Iterable<string>): NumberHabit {
  for (const cell of cells) {
    if (PLAIN.test(cell) && !/\.\d{3}$/.test(cell)) {
      if (cell.includes(".")) return "point";
      continue;
    }
    const digits = cell.replace(/[^\d.,]/g, "");
    const comma = digits.lastIndexOf(",");
    const point = digits.lastIndexOf(".");
    if (comma >= 0 && point >= 0) return comma > point ? "comma" : "point";
    if (comma >= 0 && (digits.length - comma !== 4 || digits.indexOf(",") !== comma)) {
      return digits.indexOf(",") === comma ? "comma" : "point";
    }
    if (point >= 0 && digits.indexOf(".") !== point) return "comma";
  }
  return "point";
}

/** Reads one amount as people write them; null when it is not a number. Blank and a dash are zero. */
export function readNumber(cell: string, habit: NumberHabit): ParsedMinor | null {
  if (habit === "point" && PLAIN.test(cell)) return parseMinor(cell);
  const written = cell.trim();
  if (NOTHING.test(written)) return { amount: 0n, isRounded: false };
  const { digits, isNegative } = strip(written);
  if (/^\d+(\.\d+)?e[+-]?\d+$/i.test(digits)) return signed(parseMinor(digits), isNegative);
  const grouped = habit === "point" ? GROUPED_POINT : GROUPED_COMMA;
  if (!grouped.test(digits)) return null;
  const plain =
    habit === "point" ? digits.replaceAll(",", "") : digits.replaceAll(".", "").replace(",", ".");
  return signed(parseMinor(plain), isNegative);
}

/** Takes off what surrounds the digits: currency, brackets, signs before or behind, DR and CR. */
function strip(written: string): { digits: string; isNegative: boolean } {
  const isBracketed = /^\(.*\)$/.test(written.replace(/\s*(dr|cr)$/i, ""));
  const isCredit = /\bcr\.?$|\dcr\.?$/i.test(written);
  const bare = written
    .replace(/\s*(dr|cr)\.?$/i, "")
    .replace(/[()]/g, "")
    .replace(/\p{Sc}|\b[A-Z]{3}\b/gu, "")
    .replace(/[\s\u00a0\u2007\u202f']/g, "")
    .replace(/[−–]/g, "-");
  const isSigned = /^-|-$/.test(bare);
  return {
    digits: bare.replace(/^[-+]|-$/g, ""),
    isNegative: (isBracketed || isSigned) !== isCredit,
  };
}

function signed(parsed: ParsedMinor | null, isNegative: boolean): ParsedMinor | null {
  return parsed && isNegative ? { ...parsed, amount: -parsed.amount } : parsed;
}
