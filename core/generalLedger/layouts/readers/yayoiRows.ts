import type { Row } from "../Row.ts";

/**
 * The columns of a journal of Yayoi (弥生会計, 仕訳日記帳 as 弥生インポート形式), which has no row of headings; those
 * that are not read are left out.
 */
export const YAYOI_HEADINGS: readonly string[] = [
  "",
  "伝票番号",
  "",
  "取引日付",
  "借方勘定科目",
  "借方補助科目",
  "",
  "",
  "借方金額",
  "借方税金額",
  "貸方勘定科目",
  "貸方補助科目",
  "",
  "",
  "貸方金額",
  "貸方税金額",
  "摘要",
];

/** What a row is: an entry of one row (2000, 2111), or the first, a middle or the last row of one (2110, 2100, 2101). */
const KIND = /^(?:2000|2111|2110|2100|2101)$/;
const DAY = /^(?:\d{4}|[A-Z]\.?\d{1,2})\/\d{1,2}\/\d{1,2}$/;
const FEWEST_COLUMNS = 20;

/** Whether rows are those of Yayoi's journal: they begin with what they are, and have no headings. */
export function isYayoi(rows: readonly Row[]): boolean {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  return filled.length > 0 && filled.every(({ cells }) => isYayoiRow(cells));
}

function isYayoiRow(cells: readonly string[]): boolean {
  const [kind = "", , , day = ""] = cells;
  return cells.length >= FEWEST_COLUMNS && KIND.test(kind.trim()) && DAY.test(day.trim());
}
