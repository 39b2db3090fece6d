import type { Table, TableRow } from "../../table/Table.ts";
import { withOtherRows } from "../../table/withOtherRows.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { MOST_COLUMNS, MOST_TITLE_ROWS } from "../headings/Header.ts";
import { matchHeadings } from "../headings/matchHeadings.ts";
import { type DatedRate, datedHeadings } from "./datedHeadings.ts";
import { saysWhen } from "./parseFxRates.ts";
import { type RateDirection, readRateDirection, withDirection } from "./rateDirection.ts";
import { readCurrencyPair } from "./readCurrencyPair.ts";
import { type RateHeading, readRateHeading } from "./readRateHeading.ts";

type RateColumn = {
  index: number;
  heading: string;
  said: RateHeading | null;
  /** It says of how many units the rates beside it are, not always of one. */
  isOfUnits: boolean;
};

/** A rate sheet as it is found: a row for each currency, its rates beside each other. */
type RateSheet = { titles: readonly TableRow[]; headings: readonly string[]; currencies: number };

const HEADINGS = ["Currency", "Exchange Rate", "Date", "Description"];
const FEWEST_RATES = 2;

/**
 * A sheet with a row for each currency and its opening, average and closing rates in columns, as rows of one rate each.
 * Null for any other table. A column of figures that says not which rate it is keeps its heading and is refused as a row
 * without a date, unless the others tell the rates of the year without it.
 */
export function ratesInRows(table: Table): Table | null {
  const first = table.rows.slice(0, MOST_TITLE_ROWS);
  for (const [at, { cells }] of first.entries()) {
    const headings = headingsBeneath(first[at - 1], cells.slice(0, MOST_COLUMNS));
    if (isOfOneRate(headings)) return null;
    if (rateHeadings(headings) === 0 || headings.some(isFigure)) continue;
    const below = table.rows.slice(at + 1);
    const figures = below.filter((row) => row.cells.some(isFigure));
    const columns = rateColumns(headings, figures);
    if (columns.length < FEWEST_RATES || columns.every(({ said }) => said === null)) continue;
    const currencies = currencyColumn(headings, figures);
    // A row of headings further down begins another table
    if (currencies === null || below.some((row) => rateHeadings(row.cells) >= FEWEST_RATES))
      return null;
    const sheet = { titles: table.rows.slice(0, at), headings, currencies };
    return withRows(
      table,
      sheet,
      figures.flatMap((row) => rowsOf(row, sheet, columns)),
    );
  }
  return null;
}

function withRows(table: Table, { titles }: RateSheet, rates: readonly string[][]): Table {
  const rows = [...titles.map(({ cells }) => cells), HEADINGS, ...rates];
  const numbered = rows.map((cells, index) => ({ row: index + 1, cells }));
  return { ...withOtherRows(table, numbered), isTurned: true };
}

/** Whether a column is that of the rate of each row, as in the template. */
function isOfOneRate(headings: readonly string[]): boolean {
  const fields = matchHeadings(headings, "fx_rates").map(({ field }) => field);
  return fields.includes("rate") && fields.includes("currency");
}

/** Each heading with the year that spans it, where the row above tells years apart. */
function headingsBeneath(above: TableRow | undefined, cells: readonly string[]): string[] {
  const spans = (above?.cells ?? []).filter((cell) => YEAR.test(cell));
  if (new Set(spans).size < FEWEST_RATES) return [...cells];
  let spanning = "";
  return cells.map((cell, index) => {
    spanning = above?.cells[index]?.trim() || spanning;
    return rateHeadings([cell]) > 0 && !YEAR.test(cell) ? `${cell} ${spanning}` : cell;
  });
}

const YEAR = /(?:19|20)\d\d/;

function rateHeadings(cells: readonly string[]): number {
  return cells.filter((cell) => !isFigure(cell) && readRateHeading(cell) !== null).length;
}

/** The columns of figures. */
function rateColumns(headings: readonly string[], rows: readonly TableRow[]): RateColumn[] {
  return headings.flatMap((heading, index) => {
    const figures = rows.flatMap(({ cells }) => (cells[index] ?? "").trim()).filter(isFigure);
    if (figures.length === 0 || heading.trim() === "") return [];
    const isOfUnits =
      figures.every((figure) => UNITS.test(figure)) && figures.some((figure) => figure !== "1");
    return [{ index, heading: heading.trim(), said: readRateHeading(heading), isOfUnits }];
  });
}

const UNITS = /^10*$/;

/** The column in which each row has a currency, else the one that is headed so. */
function currencyColumn(headings: readonly string[], rows: readonly TableRow[]): number | null {
  const isOfCodes = (index: number) =>
    rows.length > 0 && rows.every(({ cells }) => readCurrencyPair(cells[index] ?? "") !== null);
  const byCodes = headings.findIndex((_, index) => isOfCodes(index));
  if (byCodes >= 0) return byCodes;
  const headed = matchHeadings(headings, "fx_rates").find(({ field }) => field === "currency");
  return headed?.index ?? null;
}

function rowsOf(
  { cells }: TableRow,
  { titles, headings, currencies }: RateSheet,
  columns: readonly RateColumn[],
): string[][] {
  const dated = datedHeadings(columns.flatMap(({ said }) => said ?? []));
  const isTold = tellsYear(dated);
  const words = cells.filter((cell, index) => index !== currencies && !isFigure(cell));
  const around = [...words, headings[currencies] ?? "", ...titles.flatMap((row) => row.cells)];
  const ofRow = firstDirection(around);
  let told = 0;
  return columns.flatMap(({ index, heading, said, isOfUnits }) => {
    const rate = dated[told];
    if (said !== null) told += 1;
    const written = (cells[index] ?? "").trim();
    if (BLANK.test(written) || (said === null && isTold && !isOfUnits)) return [];
    const direction = readRateDirection(heading) ?? ofRow;
    const currency = withDirection((cells[currencies] ?? "").trim(), direction);
    if (said !== null && rate !== undefined) return [[currency, written, rate.date, rate.kind]];
    // "Closing Q1" would be taken for the closing rate by its words: it is refused as no date
    return [
      saysWhen(heading) ? [currency, written, heading, ""] : [currency, written, "", heading],
    ];
  });
}

/** No rate of that currency. */
const BLANK = /^[-–—]?$/;

function firstDirection(texts: readonly string[]): RateDirection | null {
  for (const text of texts) {
    const direction = readRateDirection(text);
    if (direction !== null) return direction;
  }
  return null;
}

/** Whether the headings name both ends of a year, by what they are or by two days. */
function tellsYear(dated: readonly DatedRate[]): boolean {
  const ends = dated.filter(({ kind }) => kind !== "Average");
  return new Set(ends.map(({ kind, date }) => `${kind}${date}`)).size >= FEWEST_RATES;
}
