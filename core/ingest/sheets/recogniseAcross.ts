import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table, TableRow } from "../../table/Table.ts";
import { cutText } from "../../text/cutText.ts";
import { showText } from "../../text/showText.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { nearAmount } from "../cells/nearAmount.ts";
import { type FileType, isOfAccounts } from "../fileTypes.ts";
import { isDated, severalDates } from "../headings/describeDates.ts";
import { amountColumns } from "../headings/guessHeader.ts";
import { MOST_TITLE_ROWS } from "../headings/Header.ts";
import { isStatementLine } from "./isStatementLine.ts";

const ROWS_LOOKED_AT = 2_000;
const FEWEST_DATES = 3;

/**
 * Recognises what a table holds where no heading was understood, from its first row: many dates, or lines
 * of a statement side by side above rows that hold little but figures. Null for anything else.
 */
export function recogniseAcross(table: Table, fileType: FileType): Problem | null {
  if (!isOfAccounts(fileType)) return null;
  const { sheet, rows } = table;
  const [headings, ...below] = rows.slice(0, ROWS_LOOKED_AT);
  if (headings === undefined || below.length === 0) return null;
  const where = sheet === null ? {} : { sheet };
  const filled = (index: number) =>
    below.filter(({ cells }) => isFigure(cells[index] ?? "")).length;
  const above = headings.cells.filter((_, index) => filled(index) * 10 >= below.length * 8);
  const dates = above.filter(isDate);
  if (dates.length >= FEWEST_DATES)
    return problem("dates_several", {
      ...where,
      row: headings.row,
      value: String(dates.length),
      expected: spanOfTexts(dates),
    });
  const several = datesBeneathTitles(table);
  if (several) return several;
  const accounts = above.filter((cell) => /\p{L}/u.test(cell));
  const isNamed = accounts.filter(isStatementLine).length >= FEWEST_NAMED;
  const isWide = accounts.length >= FEWEST_UNNAMED && below.length >= FEWEST_ACROSS_ROWS;
  if (!isNamed && !isWide) return null;
  return namedAcross(table, below);
}

/** Rows that are no lines of a statement, but its dates, months or departments, each with the amounts of several. */
function namedAcross({ sheet }: Table, below: readonly TableRow[]): Problem {
  const firsts = below.map(({ cells }) => cells[0] ?? "");
  const isOfDates = firsts.filter(isDate).length * 2 >= firsts.length;
  return problem(isOfDates && below.length > 1 ? "accounts_across" : "rows_across", {
    ...(sheet !== null && { sheet }),
    value: String(below.length),
    expected: spanOfTexts(firsts),
  });
}

/**
 * Recognises a statement on its side though a column of it is headed as one of amounts ("Total"): its headings
 * name lines of a statement, and none of its rows does. One such heading is enough where in every row another
 * column is what the lines come to.
 */
export function linesAcross(table: Table, fileType: FileType): Problem | null {
  if (!isOfAccounts(fileType)) return null;
  const rows = table.rows.slice(0, ROWS_LOOKED_AT);
  return (
    acrossBeneath(table, rows, rowOfLines(rows, FEWEST_NAMED)) ??
    acrossBeneath(table, rows, rowOfLines(rows, 1), comesToColumn)
  );
}

/** The first row in which so many headings behind the first are lines of a statement; one among figures is an account. */
function rowOfLines(rows: readonly TableRow[], fewest: number): number {
  return rows.findIndex(({ cells }) => {
    const lines = cells.slice(1).filter(isStatementLine).length;
    return lines >= fewest && (lines > 1 || !cells.slice(1).some(isFigure));
  });
}

function acrossBeneath(
  table: Table,
  rows: readonly TableRow[],
  at: number,
  isProved: (below: readonly TableRow[]) => boolean = () => true,
): Problem | null {
  const lines = (rows[at]?.cells ?? []).flatMap((cell, index) =>
    index > 0 && isStatementLine(cell) ? [index] : [],
  );
  const below = rows
    .slice(at + 1)
    .filter(({ cells }) => lines.some((index) => isFigure(cells[index] ?? "")));
  if (at < 0 || at >= MOST_TITLE_ROWS || below.length === 0) return null;
  const isFull = below.every(
    ({ cells }) => lines.filter((index) => isFigure(cells[index] ?? "")).length * 2 > lines.length,
  );
  const isOfLines = below.some(({ cells }) => isStatementLine(cells[0] ?? ""));
  return isFull && !isOfLines && isProved(below) ? namedAcross(table, below) : null;
}

/** More columns than these are not weighed against each other. */
const MOST_WEIGHED = 6;
const CENT = 0.015;

/** Whether the last of three columns of figures or more is what the others come to in every row, with the same signs. */
function comesToColumn(below: readonly TableRow[]): boolean {
  const columns = amountColumns(below);
  const last = columns.at(-1);
  const others = columns.slice(0, -1);
  if (last === undefined || others.length < 2 || others.length > MOST_WEIGHED) return false;
  const isFull = below.every(({ cells }) => columns.every((index) => isFigure(cells[index] ?? "")));
  return (
    isFull &&
    Array.from({ length: 2 ** others.length }).some((_, choice) =>
      below.every(({ cells }) => {
        const sum = others.reduce((total, index, bit) => {
          const amount = nearAmount(cells[index] ?? "");
          return (choice >> bit) & 1 ? total - amount : total + amount;
        }, 0);
        return Math.abs(sum - nearAmount(cells[last] ?? "")) < CENT;
      }),
    )
  );
}

/** The dates of a report beneath its titles: a row of them above columns of figures. */
function datesBeneathTitles(table: Table): Problem | null {
  const dated = table.rows.slice(0, MOST_TITLE_ROWS).find(({ cells }, at) => {
    const below = table.rows.slice(at + 1, at + 1 + ROWS_BENEATH);
    const isAbove = (index: number) => below.some((row) => isFigure(row.cells[index] ?? ""));
    return cells.filter((cell, index) => isDate(cell) && isAbove(index)).length >= FEWEST_DATES;
  });
  return dated ? severalDates(table, { row: dated.row, headings: dated.cells }) : null;
}

const ROWS_BENEATH = 20;

/** The first and the last of some cells. */
export function spanOfTexts(cells: readonly string[]): string {
  const shown = [cells[0], cells.at(-1)].map((cell) => showText(cutText(cell?.trim() ?? "", 20)));
  return [...new Set(shown)].join(" to ");
}

/** A date, a month, a quarter or a year. */
function isDate(cell: string): boolean {
  const isQuarter =
    /^\s*(?:(?:19|20)\d\d[- ]?(?:[qh][1-4]|[1-4][qh])|(?:[qh][1-4]|[1-4][qh])[- ]?'?(?:19|20)?\d\d)\s*$/i;
  return isDated(cell) || (cell.length <= LONGEST && isQuarter.test(cell));
}

const FEWEST_ACROSS_ROWS = 2;
const FEWEST_NAMED = 3;
/** So many columns of words above figures are accounts in any language. */
const FEWEST_UNNAMED = 12;

const LONGEST = 60;
