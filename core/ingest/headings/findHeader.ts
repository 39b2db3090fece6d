import type { Table, TableRow } from "../../table/Table.ts";
import { isFigure, looksLikeAmount } from "../cells/looksLikeAmount.ts";
import { readCellDate } from "../cells/readCellDate.ts";
import { withCodesOfLevels } from "../columns/labels/withCodesOfLevels.ts";
import { withNameColumn } from "../columns/labels/withNameColumn.ts";
import { withTypeColumn } from "../columns/labels/withTypeColumn.ts";
import type { FileType } from "../fileTypes.ts";
import { datedWords } from "./datedWords.ts";
import { amountsAmong } from "./fileTypeColumns.ts";
import { type Header, MOST_COLUMNS, MOST_TITLE_ROWS, missingFields } from "./Header.ts";
import { spannedHeadings } from "./headingsAt.ts";
import { type MatchedColumn, matchHeadings } from "./matchHeadings.ts";
import { readHeadingDate } from "./readHeadingDate.ts";

/**
 * Finds the heading row among the first rows: the one with the fewest missing columns, above the table (not above a
 * small box of figures), with amounts below its amount columns and the most matches. A row above that spans columns is
 * included ("2025" over "Dr", "Cr"). Null when no row matches two columns.
 */
export function findHeader(table: Table, fileType: FileType): Header | null {
  const usable = candidatesIn(table, fileType).filter(
    ({ header, above }) =>
      header.columns.length >= 2 && above < MOST_ABOVE && !isAboveWords(header, fileType, table),
  );
  const best = usable.reduce<Candidate | null>(
    (chosen, next) => (chosen === null || isBetter(next, chosen) ? next : chosen),
    null,
  );
  if (best === null) return null;
  const header = { ...best.header, misfits: best.misfits };
  return fileType === "trial_balance"
    ? withTypeColumn(withCodesOfLevels(header, table), table)
    : header;
}

type Candidate = {
  header: Header;
  misfits: number;
  above: number;
  /** The number of amounts below its amount columns. */
  beneath: number;
};

/** All possible heading rows, alone and with the row above that spans them. */
function candidatesIn({ rows }: Table, fileType: FileType): Candidate[] {
  const first = rows.slice(0, MOST_TITLE_ROWS);
  return first.flatMap(({ row, cells }, index) => {
    if (cells.some(isWrittenAmount) || holdsYearAndFigures(cells)) return [];
    if (isLastOfTable(rows, index)) return [];
    const above = first[index - 1];
    const both = above && !holdsYearAndFigures(above.cells) ? spannedHeadings(above, cells) : cells;
    const readings = both.some((heading, at) => heading !== cells[at]) ? [both, cells] : [cells];
    const below = rows.slice(index + 1, index + 1 + ROWS_LOOKED_AT);
    return readings.map((headings): Candidate => {
      const matched = matchHeadings(headings.slice(0, MOST_COLUMNS), fileType);
      const columns = withNameColumn(matched, headings, fileType, below);
      const missing = missingFields(fileType, columns);
      const header = { row, firstData: index + 1, headings, columns, missing };
      const misfits = countMisfits(columns, fileType, below);
      const above = countAbove(columns, fileType, first.slice(0, index));
      const beneath = countAmounts(columns, fileType, rows.slice(index + 1, MOST_ROWS_BENEATH));
      return { header, misfits: misfits + (above > 0 ? 1 : 0), above, beneath };
    });
  });
}

/** A last row with figures above it is a total. */
function isLastOfTable(rows: readonly TableRow[], index: number): boolean {
  const isLast = index > 0 && index === rows.length - 1;
  return isLast && rows.slice(0, index).filter(({ cells }) => cells.some(isFigure)).length > 1;
}

/** A row with more rows of amounts above is a data row. */
const MOST_ABOVE = 5;

const ROWS_LOOKED_AT = 40;
/** Counted from the first row, so that of two equal heading rows the upper one has more amounts below. */
const MOST_ROWS_BENEATH = 200;
/** A row of dates or units is directly below its headings. */
const ROWS_OF_HEADINGS = 2;

/** Whether a cell is an amount such as "1,250.00", which no heading is; a year or date may be one. */
function isWrittenAmount(cell: string): boolean {
  return /\d[.,]\d/.test(cell) && isFigure(cell) && readCellDate(cell) === null;
}

/** Whether a row such as "1500, 2000, 4000" is amounts of which one looks like a year. */
function holdsYearAndFigures(cells: readonly string[]): boolean {
  const figures = cells.map((cell) => cell.trim()).filter((cell) => /^\d{1,15}$/.test(cell));
  return (
    figures.some((cell) => YEAR.test(cell)) && figures.some((cell) => Number(cell) > LAST_YEAR)
  );
}

const LAST_YEAR = 2_100;

const YEAR = /^(?:19|20)\d\d$/;

/** The number of amount columns whose first cell is no amount, such as a row of dates below "Total" or a title. */
function countMisfits(
  columns: readonly MatchedColumn[],
  fileType: FileType,
  below: readonly TableRow[],
): number {
  return amountsAmong(columns, fileType).filter(({ index, heading }) => {
    const next = below.slice(0, ROWS_OF_HEADINGS);
    const first = next.find(({ cells }) => (cells[index] ?? "").trim() !== "")?.cells[index];
    if (first === undefined) return false;
    // "2024" below "January to August 2024" repeats the year
    const isYearAgain = YEAR.test(first.trim()) && heading.includes(first.trim());
    return isYearAgain || !looksLikeAmount(first);
  }).length;
}

/**
 * Whether a date ("1998", "For the year to 31 December") is above a column of names: mostly texts below, or nothing
 * where other columns have amounts.
 */
function isAboveWords(
  { columns, firstData }: Header,
  fileType: FileType,
  { rows }: Table,
): boolean {
  const amounts = amountsAmong(columns, fileType);
  const below = rows.slice(firstData, firstData + ROWS_LOOKED_AT);
  return (
    amounts.length > 0 &&
    amounts.every(({ heading, index }) =>
      YEAR.test(heading.trim())
        ? holdsWords(below, index)
        : (OF_PERIOD.test(heading) && !holdsAmounts(below, index)) ||
          (readCellDate(heading) === null && isDatedAboveNothing(heading, below, index)),
    )
  );
}

/** Whether a column has the report's title with a date above, and no cell below. */
function isDatedAboveNothing(heading: string, below: readonly TableRow[], index: number): boolean {
  const isBlank = below.every(({ cells }) => (cells[index] ?? "").trim() === "");
  if (!isBlank || readHeadingDate(datedWords(heading)).date === null) return false;
  return below.filter(({ cells }) => cells.some(isFigure)).length >= FEWEST_FIGURES;
}

const FEWEST_FIGURES = 3;

/** Beginnings of titles that state the date or period. */
const OF_PERIOD = /^\s*(?:for|as (?:at|of|on)|from) /i;

function holdsAmounts(below: readonly TableRow[], index: number): boolean {
  const filled = below.some(({ cells }) => isFigure(cells[index] ?? ""));
  return filled && !holdsWords(below, index);
}

function holdsWords(below: readonly TableRow[], index: number): boolean {
  const filled = below
    .map(({ cells }) => (cells[index] ?? "").trim())
    .filter((cell) => cell !== "");
  const amounts = filled.filter((cell) => cell.length <= LONGEST_AMOUNT && looksLikeAmount(cell));
  return amounts.length * 2 < filled.length;
}

const LONGEST_AMOUNT = 60;

/** The number of rows above with amounts in the amount columns; "2,030" in a row of accounts is no year. */
function countAbove(
  columns: readonly MatchedColumn[],
  fileType: FileType,
  above: readonly TableRow[],
): number {
  const isAmount = (cell: string) => isFigure(cell) && !YEAR.test(cell.trim());
  const amounts = amountsAmong(columns, fileType);
  return above.filter(({ cells }) => amounts.some(({ index }) => isAmount(cells[index] ?? "")))
    .length;
}

/** The number of amounts below. A box of figures above the table has headings too, but one amount each. */
function countAmounts(
  columns: readonly MatchedColumn[],
  fileType: FileType,
  below: readonly TableRow[],
): number {
  const amounts = amountsAmong(columns, fileType);
  return below.reduce(
    (count, { cells }) =>
      count + amounts.filter(({ index }) => isFigure(cells[index] ?? "")).length,
    0,
  );
}

/** The headings of a table have at least three times as many amounts below as those of a box. */
const MORE = 3;

/** Whether the headings belong to a table below a small box, which has only a row or two of amounts. */
function isBeneathBox(table: Candidate, box: Candidate): boolean {
  const isOfTable =
    table.above > 0 && table.above <= MOST_IN_BOX && table.misfits <= box.misfits + 1;
  return isOfTable && table.beneath > box.beneath * MORE;
}

const MOST_IN_BOX = 2;

function isBetter(left: Candidate, right: Candidate): boolean {
  const [one, other] = [left.header, right.header];
  if (one.missing.length !== other.missing.length) return one.missing.length < other.missing.length;
  if (isBeneathBox(left, right)) return true;
  if (isBeneathBox(right, left)) return false;
  if (left.misfits !== right.misfits) return left.misfits < right.misfits;
  return one.columns.length > other.columns.length;
}
