import type { Table, TableRow } from "../../table/Table.ts";
import { withOtherRows } from "../../table/withOtherRows.ts";
import { splitJoinedWords } from "../../text/splitJoinedWords.ts";
import { looksLikeAmount } from "../cells/looksLikeAmount.ts";
import { type FileType, isOfAccounts } from "../fileTypes.ts";
import { isDatedWithYear } from "../headings/describeDates.ts";
import { MOST_COLUMNS, MOST_TITLE_ROWS } from "../headings/Header.ts";
import { ratesInRows } from "../rates/ratesInRows.ts";
import { isRatio } from "../rowKinds/isRatio.ts";
import { isStatementLine } from "./isStatementLine.ts";
import { joinSigns } from "./joinSigns.ts";

/**
 * The tables of a file of accounts, each sign in the cell of its amount, those turned that lie on their side: accounts
 * in columns, and a date or a year before each row; of a file of rates those with a row for each rate of a currency. A table
 * is turned only where nothing else can be meant; any other is as it was.
 */
export function uprightTables(tables: readonly Table[], fileType: FileType): readonly Table[] {
  if (fileType === "fx_rates") return tables.map((table) => ratesInRows(table) ?? table);
  if (!isOfAccounts(fileType)) return tables;
  return tables.map(joinSigns).map((table) => turned(table) ?? table);
}

/** More rows are not the years of a statement. */
const MOST_ROWS = 100;
const FEWEST_LINES = 3;
const NAMES = "Account Name";

/** The table with a row for each of its columns; null where it stands upright, or might. */
function turned(table: Table): Table | null {
  if (table.isTurned || table.rows.length > MOST_ROWS) return null;
  const at = table.rows.slice(0, MOST_TITLE_ROWS).findIndex(isOfLines);
  const headings = table.rows[at];
  const below = table.rows.slice(at + 1).filter(({ cells }) => cells.some(isFilled));
  if (headings === undefined || !areDated(below) || !areFigures(below, headings)) return null;
  const titles = table.rows.slice(0, at).filter(({ cells }) => cells.some(isFilled));
  const columns = headings.cells.flatMap((name, index) =>
    index > 0 && isFilled(name) ? [index] : [],
  );
  const dates = below.map(({ cells }) => splitJoinedWords((cells[0] ?? "").trim()));
  const turnedRows = [
    ...titles.map(({ cells }) => cells),
    [NAMES, ...dates],
    ...columns.map((index) => [
      splitJoinedWords((headings.cells[index] ?? "").trim()),
      ...below.map(({ cells }) => cells[index] ?? ""),
    ]),
  ];
  const rows = turnedRows.map((cells, index) => ({ row: index + 1, cells }));
  const rowsOfColumns = [undefined, ...below.map(({ row }) => row)];
  return { ...withOtherRows(table, rows), isTurned: true, rowsOfColumns };
}

/** Whether a row of a turned table holds its headings. */
export function headingsOfTurned({ cells }: TableRow): boolean {
  return cells[0] === NAMES;
}

function isFilled(cell: string): boolean {
  return cell.trim() !== "";
}

/** A row of names of which three or more are lines of a statement, and none is a figure or a date. */
function isOfLines({ cells }: TableRow): boolean {
  const names = cells.slice(1).filter(isFilled);
  const areNames = names.every((name) => /\p{L}/u.test(name) && !isDatedWithYear(name));
  const lines = names.filter((name) => isStatementLine(name) && !isRatio(name));
  return areNames && lines.length >= FEWEST_LINES;
}

/** Whether each row begins with a date or a year of its own. */
function areDated(rows: readonly TableRow[]): boolean {
  const firsts = rows.map(({ cells }) => (cells[0] ?? "").trim());
  const dated = firsts.filter((cell) => !LAST_MONTHS.test(cell));
  const areDifferent = new Set(firsts).size === rows.length;
  return (
    dated.length > 0 &&
    areDifferent &&
    dated.every((cell) => isDatedWithYear(splitJoinedWords(cell)))
  );
}

/** The twelve months to now, as data services have them beside years. */
const LAST_MONTHS = /^(?:ttm|ltm)$/i;

/** Whether nothing but figures stands beneath the names, and nothing beside them. */
function areFigures(rows: readonly TableRow[], { cells: names }: TableRow): boolean {
  return rows.every(({ cells }) =>
    cells.slice(0, MOST_COLUMNS).every((cell, index) => {
      if (index === 0 || !isFilled(cell)) return true;
      return isFilled(names[index] ?? "") && looksLikeAmount(cell);
    }),
  );
}
