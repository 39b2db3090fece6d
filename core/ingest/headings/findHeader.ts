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
 * Finds the row of headings among the first rows: the one that lacks least, stands above the table
 * and no box of figures, has amounts beneath its columns of amounts and matches most by meaning, together with the row above it where that one spans
 * columns ("2025" over "Dr", "Cr"). Null when no row matches two columns.
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
  /** How many amounts stand beneath its columns of amounts. */
  beneath: number;
};

/** Every row that may hold the headings, read by itself and with what spans it from above. */
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

/** A last row with figures above it is their total, and heads nothing. */
function isLastOfTable(rows: readonly TableRow[], index: number): boolean {
  const isLast = index > 0 && index === rows.length - 1;
  return isLast && rows.slice(0, index).filter(({ cells }) => cells.some(isFigure)).length > 1;
}

/** A row with so many rows of amounts above it stands among the data. */
const MOST_ABOVE = 5;

const ROWS_LOOKED_AT = 40;
/** Counted from the first row of the table, so that of two headings of the same columns the upper one has more. */
const MOST_ROWS_BENEATH = 200;
/** A row of dates or units stands right beneath the headings it belongs to. */
const ROWS_OF_HEADINGS = 2;

/** "1,250.00", which no heading is; a year or a date may be one. */
function isWrittenAmount(cell: string): boolean {
  return /\d[.,]\d/.test(cell) && isFigure(cell) && readCellDate(cell) === null;
}

/** "1500, 2000, 4000" are amounts of which one looks like a year, not headings. */
function holdsYearAndFigures(cells: readonly string[]): boolean {
  const figures = cells.map((cell) => cell.trim()).filter((cell) => /^\d{1,15}$/.test(cell));
  return (
    figures.some((cell) => YEAR.test(cell)) && figures.some((cell) => Number(cell) > LAST_YEAR)
  );
}

const LAST_YEAR = 2_100;

const YEAR = /^(?:19|20)\d\d$/;

/** How many columns of amounts begin with something else, as a row of dates beneath "Total" or beneath a title does. */
function countMisfits(
  columns: readonly MatchedColumn[],
  fileType: FileType,
  below: readonly TableRow[],
): number {
  return amountsAmong(columns, fileType).filter(({ index, heading }) => {
    const next = below.slice(0, ROWS_OF_HEADINGS);
    const first = next.find(({ cells }) => (cells[index] ?? "").trim() !== "")?.cells[index];
    if (first === undefined) return false;
    // "2024" beneath "January to August 2024" is that year once more
    const isYearAgain = YEAR.test(first.trim()) && heading.includes(first.trim());
    return isYearAgain || !looksLikeAmount(first);
  }).length;
}

/**
 * "1998", or "For the year to 31 December", above a column of names: a date beneath which mostly words
 * stand is no heading of amounts, nor is one beneath which nothing stands where others hold amounts.
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

/** The title of a report, over one of its columns by chance: its date, and not a single cell beneath it. */
function isDatedAboveNothing(heading: string, below: readonly TableRow[], index: number): boolean {
  const isBlank = below.every(({ cells }) => (cells[index] ?? "").trim() === "");
  if (!isBlank || readHeadingDate(datedWords(heading)).date === null) return false;
  return below.filter(({ cells }) => cells.some(isFigure)).length >= FEWEST_FIGURES;
}

const FEWEST_FIGURES = 3;

/** How the title of a report says of which date or period it is. */
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

/** How many rows above have amounts in the columns of amounts: "2,030" in a row of accounts is no year. */
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

/** A box of figures above the table has headings too, and one amount beneath each of them. */
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

/** So many times more amounts stand beneath the headings of a table than beneath those of a box. */
const MORE = 3;

/** A box has a row of amounts or two, and nothing else speaks against the headings of the table. */
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
