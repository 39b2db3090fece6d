import type { TableRow } from "../../table/Table.ts";
import type { Places } from "./readRowKind.ts";

/** Whether a row shows shares ("26%", or 0.26 as "Margin %" or beside the unit "%") where others show amounts. */
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

/** "Gross margin %", "% of sales" and "Costs as a % of sales" are shares; "VAT 20%" is an account of that rate. */
function isShare(label: string): boolean {
  const words = label.trim();
  return (
    words.length <= LONGEST &&
    (SHARE.test(words) || OF_PERCENT.test(words) || ONLY_GROWTH.test(words))
  );
}

/** No account is called "Growth" and no more, nor "YoY". */
const ONLY_GROWTH = /^(?:growth(?: rate)?|yoy(?: (?:growth|change))?|y\/y)$/i;

const SHARE = /(?:[\p{L})] ?|\()%|^%(?!\d)/u;

/** "Tax rate", "Revenue growth", "Growth over last year": what has a part of one is no amount. */
function isRatio(label: string): boolean {
  const words = label.trim();
  return words.length <= LONGEST && (RATIO.test(words) || RATIO_OF.test(words));
}

/** Whether the words of a row say that it shows how much another one has grown. */
export function saysGrowth(label: string): boolean {
  return label.length <= LONGEST && GROWTH.test(label);
}

const GROWTH = /(?:^|[^\p{L}])(?:growth|yoy|year[- ]on[- ]year|year[- ]over[- ]year)(?![\p{L}])/iu;

const RATIO = /(?:^|[ _])(?:tax rate|growth(?: rate)?|margin|ratio)$/i;
/** What a growth or a ratio is of; money that a bank keeps as "Margin on guarantees" is an account. */
const RATIO_OF =
  /(?:^|[ _])(?:(?:growth(?: rate)?|ratio) (?:over|on|of|to|vs\.?|versus|against|from|year)|margin (?:on|of|to) (?:sales|revenue|turnover))(?![\p{L}])/iu;

/** "gross_margin_pct", "Tax rate percent". */
const OF_PERCENT = /[ _](?:pct|percent(?:age)?)$/i;

const LONGEST = 80;

const MOST_PER_CENT = 100;
/** Nothing that is owed or earned is as little in all columns. */
const MOST_OF_RATIO = 0.999;

/** No more than so much, or nothing. */
function isWithin(cell: string, most: number): boolean {
  const value = Number(cell.replace("%", ""));
  return Number.isFinite(value) && Math.abs(value) <= most;
}
