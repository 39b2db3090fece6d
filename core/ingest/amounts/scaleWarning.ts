import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { shorten } from "../../text/shorten.ts";
import { anyOf } from "../../text/TextPattern.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import type { Header } from "../headings/Header.ts";

const SCALE = anyOf(
  /(?:^|[^\d.,])['\u2019]?000s?\b|\b(?:in )?(?:thousands|millions|billions|lakhs?|lacs?|crores?)\b|\brs\.? cr\b|\p{Sc}\s?(?:k|m|mn|bn)\b/iu,
  /(?:\p{Sc}|\b(?:in|eur|euros?|usd|gbp|chf|dollars?|pounds?)) ?(?:thousand|million|billion)\b/iu,
  /\b(?:tausend|millionen|milliarden|teur|tchf|milliers|milhares|migliaia|duizenden|miljoenen|tusental|tkr|tsek|ksek|msek|tnok|mnok|tdkk|mdkk|keur|meur)\b|\b[tkm]€|\b(?:in|en) (?:mio|mrd|miles)\b|\b(?:mio|mrd|tys|tis)\. ?(?:€|eur|chf|zł|pln|kč|czk)/iu,
  /\b(?:miles|millones|millions|milioni|milhões) d[eie]\b/iu,
  /[万萬千亿億][元円]|тыс\.|млн|(?:^|[^\p{L}])(?:ب?ال)?(?:مليون|ملايين|ألف|آلاف)(?=$|[^\p{L}])/u,
);
/** The unit may be at most this many rows below the headings. */
const ROWS_BELOW = 2;
const LONGEST = 120;
const LONGEST_BARE = 12;

/** Whether a cell is only a unit, as in a column of units. */
function isBare(cell: string): boolean {
  return cell.length <= LONGEST_BARE;
}

/** "12 000" is an amount; "000" alone is a unit. */
function isAmount(cell: string): boolean {
  return /[1-9]/.test(cell) && isFigure(cell);
}

/** Whether a text states that amounts are in thousands or millions. */
export function saysScale(cell: string): boolean {
  return SCALE.test(cell) && !isAmount(cell);
}

/** Warns where a title, a heading or the row below states thousands or millions. */
export function scaleWarning(table: Table, header: Header): Problem[] {
  const said = scaleSaid(table, header);
  if (said === null) return [];
  const { sheet } = table;
  return [problem("amounts_scaled", { ...(sheet !== null && { sheet }), ...said })];
}

/** The row and text stating thousands or millions; null where there is none. */
export function scaleSaid(
  { rows }: Table,
  { row: headingRow, firstData, columns }: Header,
): { row: number; value: string } | null {
  const amounts = new Set(columns.map(({ index }) => index));
  // Our own workbook has rounded amounts beside the exact ones, and the exact ones are read
  const isOurs = columns.some(({ field }) => field === "concept");
  const above = rows.slice(0, firstData).map(({ row, cells }) => ({
    row,
    cells: isOurs && row === headingRow ? cells.filter((_, index) => amounts.has(index)) : cells,
  }));
  const below = rows.slice(firstData, firstData + ROWS_BELOW).map(({ row, cells }) => ({
    row,
    cells: cells.filter((cell, index) => (amounts.has(index) ? !/[1-9]/.test(cell) : isBare(cell))),
  }));
  for (const { row, cells } of [...above, ...below]) {
    const value = cells.find(
      (cell) => cell.length <= LONGEST && SCALE.test(cell) && !isAmount(cell),
    );
    if (value !== undefined) return { row, value: shorten(value) };
  }
  return null;
}
