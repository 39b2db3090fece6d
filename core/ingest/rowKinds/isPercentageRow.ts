import type { TableRow } from "../../table/Table.ts";
import type { Places } from "./tellRow.ts";

/** Whether a row shows shares ("26%", or 0.26 as "Margin %" or beside the unit "%") where others show amounts. */
export function isPercentageRow(
  { cells }: TableRow,
  { amounts, words }: Pick<Places, "amounts" | "words">,
): boolean {
  const isOfShares = isShare(cells[words] ?? "") || cells.some((cell) => cell.trim() === "%");
  if (isOfShares && amounts.every((index) => isSmall(cells[index] ?? "")))
    return amounts.some((index) => (cells[index] ?? "").trim() !== "");
  let has = false;
  for (const index of amounts) {
    const cell = cells[index];
    if (cell === undefined || cell === "") continue;
    if (cell.charCodeAt(cell.length - 1) !== PERCENT && !cell.trimEnd().endsWith("%")) return false;
    has = true;
  }
  return has;
}

const PERCENT = 37;

/** "Gross margin %" is a share; "VAT 20%" is an account of that rate. */
function isShare(label: string): boolean {
  const words = label.trimEnd();
  return words.length <= LONGEST && (/[\p{L})] ?\(?%\)?$/u.test(words) || OF_PERCENT.test(words));
}

/** "gross_margin_pct", "Tax rate percent". */
const OF_PERCENT = /[ _](?:pct|percent(?:age)?)$/i;

const LONGEST = 80;

/** No more than a hundred of them, or nothing. */
function isSmall(cell: string): boolean {
  const value = Number(cell.replace("%", ""));
  return Number.isFinite(value) && Math.abs(value) <= 100;
}
