import type { Table, TableRow } from "../../table/Table.ts";
import { isFigure, looksLikeAmount } from "../cells/looksLikeAmount.ts";
import { readCellDate } from "../cells/readCellDate.ts";
import { findLevelColumn } from "../columns/findLevelColumn.ts";
import { findNameColumn } from "../columns/findNameColumn.ts";
import { findTypeColumn } from "../columns/findTypeColumn.ts";
import type { FileType } from "../fileTypes.ts";
import type { FileColumn } from "./FileColumn.ts";
import { columnsOf } from "./fileTypeColumns.ts";
import type { SaidRow, SaidSides } from "./Matching.ts";
import { isTitle, type MatchedColumn, matchHeadings } from "./matchHeadings.ts";
import { normaliseHeading } from "./normaliseHeading.ts";
import { readAmountHeading } from "./readAmountHeading.ts";
import { readHeadingDate } from "./readHeadingDate.ts";

export type Header = {
  /** The row of headings, or the lower of two. */
  row: number;
  /** Where the data begins in the table's rows. */
  firstData: number;
  /** Every heading of the row, including those that were not recognised. */
  headings: readonly string[];
  columns: readonly MatchedColumn[];
  /** The required columns it does not have. */
  missing: readonly FileColumn[];
  /** How many of its columns of amounts do not begin with an amount. */
  misfits?: number;
  /** The columns were chosen by their figures, not by their headings. */
  isByFigures?: true;
  /** The headings of opening balances that were left out, since they hold results of the year already. */
  openingsWithinYear?: string;
  /** Further columns of names; where nobody says, they are looked for. */
  labelColumns?: readonly number[];
  /** Further columns of a field's amounts; where nobody says, they are looked for. */
  innerColumns?: Readonly<Record<string, readonly number[]>>;
  /** What a person said of rows, by `rowKey`. */
  said?: ReadonlyMap<string, SaidRow>;
  /** The two sides that were put beneath each other. */
  sides?: SaidSides | null;
};

/** How far down a title may push the headings. */
export const MOST_TITLE_ROWS = 20;
export const MOST_COLUMNS = 200;

/**
 * Finds the row of headings among the first rows: the one that lacks least, has amounts beneath its
 * columns of amounts and matches most by meaning, together with the row above it where that one spans
 * columns ("2025" over "Dr", "Cr"). Null when no row matches two columns.
 */
export function findHeader(table: Table, fileType: FileType): Header | null {
  const first = table.rows.slice(0, MOST_TITLE_ROWS);
  const candidates = first.flatMap(({ row, cells }, index) => {
    if (cells.some(isWrittenAmount) || holdsYearAndFigures(cells)) return [];
    const above = first[index - 1];
    const both = above && !holdsYearAndFigures(above.cells) ? spanned(above, cells) : cells;
    const readings = both.some((heading, at) => heading !== cells[at]) ? [both, cells] : [cells];
    const below = table.rows.slice(index + 1, index + 1 + ROWS_LOOKED_AT);
    return readings.map((headings): Candidate => {
      const matched = matchHeadings(headings.slice(0, MOST_COLUMNS), fileType);
      const columns = withName(matched, headings, fileType, below);
      const missing = missingFields(fileType, columns);
      const header = { row, firstData: index + 1, headings, columns, missing };
      const misfits = countMisfits(columns, fileType, below);
      const above = countAbove(columns, fileType, first.slice(0, index));
      return { header, misfits: misfits + (above > 0 ? 1 : 0), above };
    });
  });
  const usable = candidates.filter(
    ({ header, above }) =>
      header.columns.length >= 2 && above < MOST_ABOVE && !isAboveWords(header, fileType, table),
  );
  const best = usable.reduce<Candidate | null>(
    (chosen, next) => (chosen === null || isBetter(next, chosen) ? next : chosen),
    null,
  );
  if (best === null) return null;
  const header = { ...best.header, misfits: best.misfits };
  return fileType === "trial_balance" ? withType(withLevels(header, table), table) : header;
}

/** A column whose cells are codes of levels numbers the accounts, before one that only counts them. */
function withLevels(header: Header, { rows }: Table): Header {
  const { columns, firstData } = header;
  const definitions = columnsOf("trial_balance");
  const amounts = columns.filter(({ field }) => definitions[field]?.meaning);
  const taken = new Set(columns.map(({ index }) => index));
  const first = Math.min(...amounts.map(({ index }) => index));
  const hasName = columns.some(({ field }) => field === "name");
  if (!hasName || amounts.length === 0) return header;
  const free = Array.from({ length: first }, (_, index) => index).filter((at) => !taken.has(at));
  const index = findLevelColumn(rows.slice(firstData, firstData + MOST_TYPED), free);
  if (index < 0) return header;
  const others = columns.filter(({ field }) => field !== "code");
  const code = { field: "code", index, heading: (header.headings[index] ?? "").trim() };
  return { ...header, columns: [...others, code].sort((one, other) => one.index - other.index) };
}

/** Where no heading names the type of accounts, a column whose cells do is one, whatever it is called. */
function withType(header: Header, table: Table): Header {
  const { columns, headings, firstData, missing } = header;
  const isNamed = columns.some(({ field }) => field === "name");
  if (!isNamed || missing.length > 0 || columns.some(({ field }) => field === "type"))
    return header;
  const taken = new Set(columns.map(({ index }) => index));
  const free = headings
    .slice(0, MOST_COLUMNS)
    .flatMap((heading, index) => (taken.has(index) || heading.trim() === "" ? [] : [index]));
  const index = findTypeColumn(table.rows.slice(firstData, firstData + MOST_TYPED), free);
  if (index < 0) return header;
  const type = { field: "type", index, heading: (headings[index] ?? "").trim() };
  return { ...header, columns: [...columns, type].sort((one, other) => one.index - other.index) };
}

const MOST_TYPED = 1_000;

type Candidate = { header: Header; misfits: number; above: number };

/** A row with so many rows of amounts above it stands among the data. */
const MOST_ABOVE = 5;

const ROWS_LOOKED_AT = 40;
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

/** Where no heading names the accounts, or the corner above them is blank, what stands beneath tells. */
function withName(
  matched: readonly MatchedColumn[],
  headings: readonly string[],
  fileType: FileType,
  below: readonly TableRow[],
): readonly MatchedColumn[] {
  const definitions = columnsOf(fileType);
  // A row with an amount in it is no row of headings
  const hasFigures = headings.some((heading) => isFigure(heading) && !YEAR.test(heading.trim()));
  if (!("name" in definitions) || hasFigures) return matched;
  const amounts = matched
    .filter(({ field }) => definitions[field]?.meaning)
    .map(({ index }) => index);
  const named = matched.find(({ field }) => field === "name");
  const numbers = named && !matched.some(({ field }) => field === "code") ? named : undefined;
  const isNumber = numbers !== undefined && holdsNumbers(below, numbers.index);
  const isTold = named && named.heading !== "" && !isTitle(named.heading) && !isNumber;
  if (amounts.length === 0 || isTold) return matched;
  const taken = new Set(matched.flatMap(({ field, index }) => (field === "name" ? [] : [index])));
  const free = Array.from({ length: Math.min(...amounts) }, (_, index) => index).filter(
    (index) => !taken.has(index),
  );
  const index = findNameColumn(below, free);
  if (index < 0 || index === named?.index) return matched;
  const unnamed = matched.filter(({ field }) => field !== "name");
  const others = isNumber && named ? [...unnamed, { ...named, field: "code" }] : unnamed;
  const name = { field: "name", index, heading: (headings[index] ?? "").trim() };
  return [...others, name].sort((left, right) => left.index - right.index);
}

/** "Ledger account" above numbers alone, where the names stand in the next column. */
function holdsNumbers(rows: readonly TableRow[], index: number): boolean {
  const cells = rows.map((row) => (row.cells[index] ?? "").trim()).filter((cell) => cell !== "");
  const numbers = cells.filter((cell) => /^\d[\d.-]{2,14}$/.test(cell)).length;
  return numbers >= FEWEST_NUMBERS && numbers * 10 >= cells.length * 9;
}

const FEWEST_NUMBERS = 3;

const YEAR = /^(?:19|20)\d\d$/;

/** How many columns of amounts begin with something else, as a row of dates beneath "Total" does. */
function countMisfits(
  columns: readonly MatchedColumn[],
  fileType: FileType,
  below: readonly TableRow[],
): number {
  const definitions = columnsOf(fileType);
  return columns.filter(({ field, index }) => {
    if (!definitions[field]?.meaning) return false;
    const next = below.slice(0, ROWS_OF_HEADINGS);
    const first = next.find(({ cells }) => (cells[index] ?? "").trim() !== "")?.cells[index];
    return first !== undefined && !looksLikeAmount(first);
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
  const definitions = columnsOf(fileType);
  const amounts = columns.filter(({ field }) => definitions[field]?.meaning);
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
  if (!isBlank || readHeadingDate(normaliseHeading(heading)).date === null) return false;
  return below.filter(({ cells }) => cells.some(isFigure)).length >= FEWEST_NUMBERS;
}

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
  const definitions = columnsOf(fileType);
  const isAmount = (cell: string) => isFigure(cell) && !YEAR.test(cell.trim());
  const amounts = columns.filter(({ field }) => definitions[field]?.meaning);
  return above.filter(({ cells }) => amounts.some(({ index }) => isAmount(cells[index] ?? "")))
    .length;
}

/** The headings in a row of a sheet, together with what spans them from the row above. */
export function headingsAt(rows: readonly TableRow[], index: number): readonly string[] {
  const cells = rows[index]?.cells ?? [];
  const above = rows[index - 1];
  return above ? spanned(above, cells) : cells;
}

/** The headings with what spans them from above: a merged cell holds its words at its left end. */
function spanned(above: TableRow, below: readonly string[]): string[] {
  let spanning = "";
  if (above.cells.every((cell) => cell === "")) return [...below];
  const isPlan = plansAmong(above, below);
  return below.map((cell, index) => {
    spanning = above.cells[index]?.trim() || spanning;
    if (cell.trim() === "") return above.cells[index] ?? "";
    const joined = `${spanning} ${cell}`;
    if (isOfLaterDate(spanning, cell)) return cell;
    return readAmountHeading(joined) === null && !isPlan[index] ? cell : joined;
  });
}

/** "As at 31 March 2026" above "31 Mar 2025" is the date of the report, and not of that column. */
function isOfLaterDate(spanning: string, heading: string): boolean {
  const [above, own] = [spanning, heading].map((words) => readAmountHeading(words)?.date ?? 0);
  return Boolean(above && own && above > own);
}

const PLAN = /^(?:forecast|budget|project(?:ed|ion)|plan(?:ned)?)\w*$/i;

/** Which columns stand beneath "Forecast" or "Budget", where others do not: what is planned is no balance. */
function plansAmong(above: TableRow, below: readonly string[]): readonly boolean[] {
  let spanning = "";
  const planned = below.map((cell, index) => {
    if (cell.trim() === "") return null;
    spanning = above.cells[index]?.trim() || spanning;
    return PLAN.test(spanning);
  });
  return planned.includes(false) ? planned.map((isPlan) => isPlan === true) : [];
}

/** The required columns of a file type that the matched ones do not give. */
export function missingFields(fileType: FileType, matched: readonly MatchedColumn[]): FileColumn[] {
  const definitions = columnsOf(fileType);
  const has = new Set(
    matched.flatMap(({ field }) => [field, ...(definitions[field]?.standsFor ?? [])]),
  );
  return Object.entries(definitions).flatMap(([field, column]) =>
    column.isRequired && !has.has(field) ? [column] : [],
  );
}

function isBetter(left: Candidate, right: Candidate): boolean {
  const [one, other] = [left.header, right.header];
  if (one.missing.length !== other.missing.length) return one.missing.length < other.missing.length;
  if (left.misfits !== right.misfits) return left.misfits < right.misfits;
  return one.columns.length > other.columns.length;
}
