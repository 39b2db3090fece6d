import type { TableRow } from "../../table/Table.ts";
import type { Places } from "./readRowKind.ts";

/** Whether a row has percentages instead of amounts: "26%", or 0.26 with a label such as "Margin %" or the unit "%". */
export function isPercentageRow(
  { cells }: TableRow,
  { amounts, words }: Pick<Places, "amounts" | "words">,
): boolean {
  const label = cells[words] ?? "";
  const isOfShares = isShare(label) || cells.some((cell) => cell.trim() === "%");
  const most = isOfShares ? MOST_PER_CENT : isRatio(label) ? MOST_OF_RATIO : 0;
  if (most > 0 && amounts.every((index) => isWithin(cells[index] ?? "", most)))
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

/** "Gross margin %" and "Costs as a % of sales" are percentages; "VAT 20%" is an account. */
function isShare(label: string): boolean {
  const words = label.trim();
  return (
    words.length <= LONGEST &&
    (SHARE.test(words) || OF_PERCENT.test(words) || ONLY_GROWTH.test(words))
  );
}

/** Labels that are never accounts: "Growth", "YoY". */
const ONLY_GROWTH = /^(?:growth(?: rate)?|yoy(?: (?:growth|change))?|y\/y)$/i;

const SHARE = /(?:[\p{L})] ?|\()%|^%(?!\d)/u;

/** Whether a label names a ratio with values below one: "Tax rate", "Revenue growth". */
function isRatio(label: string): boolean {
  const words = label.trim();
  return words.length <= LONGEST && (RATIO.test(words) || RATIO_OF.test(words));
}

/** Whether a label states the growth of another row. */
export function saysGrowth(label: string): boolean {
  return label.length <= LONGEST && GROWTH.test(label);
}

const GROWTH = /(?:^|[^\p{L}])(?:growth|yoy|year[- ]on[- ]year|year[- ]over[- ]year)(?![\p{L}])/iu;

const RATIO = /(?:^|[ _])(?:tax rate|growth(?: rate)?|margin|ratio)$/i;
/** What growth or ratios are of. "Margin on guarantees" is an account (money kept by a bank). */
const RATIO_OF =
  /(?:^|[ _])(?:(?:growth(?: rate)?|ratio) (?:over|on|of|to|vs\.?|versus|against|from|year)|margin (?:on|of|to) (?:sales|revenue|turnover))(?![\p{L}])/iu;

/** "gross_margin_pct", "Tax rate percent". */
const OF_PERCENT = /[ _](?:pct|percent(?:age)?)$/i;

const LONGEST = 80;

const MOST_PER_CENT = 100;
/** No real amount is this small in all columns. */
const MOST_OF_RATIO = 0.999;

/** Whether a cell is within a limit, or empty. */
function isWithin(cell: string, most: number): boolean {
  const value = Number(cell.replace("%", ""));
  return Number.isFinite(value) && Math.abs(value) <= most;
}
