import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table, TableRow } from "../../table/Table.ts";
import { showText } from "../../text/showText.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { monthNumber } from "../cells/monthNumber.ts";
import { readCellDate } from "../cells/readCellDate.ts";
import { findLevelColumn } from "../columns/labels/findLevelColumn.ts";
import { type FileType, isOfAccounts } from "../fileTypes.ts";
import { columnName } from "../headings/columnName.ts";
import { type Header, MOST_TITLE_ROWS } from "../headings/Header.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";
import { readAmountHeading } from "../headings/readAmountHeading.ts";
import { mayBeTotal } from "../rowKinds/isTotalLine.ts";
import { datedRows, eventsOf } from "./datedRows.ts";
import { findSides } from "./findSides.ts";
import { movementsBetween } from "./movementsBetween.ts";
import { oneAccount } from "./oneAccount.ts";
import { postingsOf } from "./postingsOf.ts";
import { spanOfTexts } from "./recogniseAcross.ts";
import { scoreSheet } from "./scoreSheet.ts";

const ROWS_LOOKED_AT = 2_000;
const FEWEST_ROWS = 6;
const FEWEST_DATES = 3;
/** So many columns of amounts are accounts side by side. */
const FEWEST_ACROSS = 5;

/**
 * Recognises a file of accounts that holds something else: postings of a ledger, a bank statement, balances of
 * many dates in rows, accounts side by side, or the two sides of a balance sheet. Null where it is none of these.
 */
export function recogniseOther(
  table: Table,
  header: Header | null,
  fileType: FileType,
): Problem | null {
  if (!isOfAccounts(fileType)) return null;
  const postings =
    postingsOf(table, header, fileType) ?? oneAccount(table) ?? datedRows(table, fileType);
  if (postings) return postings;
  const beside = sidesBeside(table, fileType) ?? movementsBetween(table, header, fileType);
  if (beside) return beside;
  const rows = table.rows.slice(header?.firstData ?? 1, ROWS_LOOKED_AT);
  const years = yearsDown(table, rows) ?? monthsDown(table, rows) ?? scenariosDown(table, header);
  if (years) return years;
  const date = dateColumn(rows);
  if (date < 0) return yearsBeside(table, header) ?? monthsBeside(table, header);
  const dates = new Set(rows.flatMap(({ cells }) => readPostedDate(cells[date] ?? "") ?? []));
  if (dates.size < FEWEST_DATES) return null;
  const where = {
    ...(table.sheet !== null && { sheet: table.sheet }),
    expected: spanOf([...dates]),
  };
  const account = accountColumn(rows, header, date);
  const count = String(table.rows.length - (header?.firstData ?? 1));
  if (account < 0) {
    if (isAcross(rows, date))
      return problem("accounts_across", { ...where, value: String(dates.size) });
    return isByAccount(header) ? problem("file_is_ledger", { ...where, value: count }) : null;
  }
  const accounts = new Set(
    rows.map(({ cells }) => (cells[account] ?? "").trim()).filter((cell) => cell !== ""),
  );
  if (accounts.size * 2 > rows.length) {
    // Accounts in debits and credits may say when each was last used
    if (fileType === "trial_balance" && isByAccount(header)) return null;
    const names = rows.map(({ cells }) => (cells[account] ?? "").trim());
    const column = header?.headings[date]?.trim() || columnName(date);
    return eventsOf(names, { ...where, column }, fileType);
  }
  const value = String(dates.size);
  const isGrid =
    new Set(rows.map(({ cells }) => `${cells[date]}\u0000${cells[account]}`)).size === rows.length;
  const isFull = isGrid && rows.length * 10 >= dates.size * accounts.size * 7;
  if (isFull) return problem("dates_in_rows", { ...where, value });
  return problem("file_is_ledger", { ...where, value: count, account: String(accounts.size) });
}

/**
 * A year at the beginning of each row: with figures behind it the accounts stand in columns, with a name of
 * few behind it each row is an account in a year.
 */
function yearsDown({ sheet }: Table, rows: readonly TableRow[]): Problem | null {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const years = filled.map(({ cells }) => (cells[0] ?? "").trim());
  const different = new Set(years);
  if (different.size < FEWEST_DATES || !years.every(isOfYear)) return null;
  const isDown = !isAcross(filled, 0) && isOfFewNames(filled);
  if (!isDown && !isAcross(filled, 0)) return null;
  return problem(isDown ? "dates_in_rows" : "accounts_across", {
    ...(sheet !== null && { sheet }),
    value: String(different.size),
    expected: spanOfTexts(years.toSorted()),
  });
}

/** A month or a quarter at the beginning of each row, totals aside, with figures right behind it: no row is an account. */
function monthsDown({ sheet }: Table, rows: readonly TableRow[]): Problem | null {
  const filled = rows.filter(({ cells }) => isFigure(cells[1] ?? ""));
  const names = filled.map(({ cells }) => (cells[0] ?? "").trim());
  const months = names.filter((name) => !mayBeTotal(name));
  if (new Set(months).size < FEWEST_DATES || !months.every(isMonth)) return null;
  return problem("accounts_across", {
    ...(sheet !== null && { sheet }),
    value: String(months.length),
    expected: spanOfTexts(months),
  });
}

/** "January", "Mar 2025", "Q3". */
function isMonth(cell: string): boolean {
  const [word = ""] = normaliseHeading(cell.slice(0, LONGEST_MONTH)).split(" ");
  return monthNumber(word) !== null || /^[qh][1-4]$/.test(word);
}

const LONGEST_MONTH = 20;

/** A column of years anywhere, as its heading says, beside names that come back year by year. */
function yearsBeside(table: Table, header: Header | null): Problem | null {
  const at = header?.headings.findIndex((heading) => YEARS.test(normaliseHeading(heading))) ?? -1;
  const years = cellsBesideNames(table, header, at);
  if (years.length < 2 || !years.every(isOfYear)) return null;
  return datesInRows(table, years.toSorted());
}

/** A column of months anywhere, by name or as its heading says, beside names that come back month by month. */
function monthsBeside(table: Table, header: Header | null): Problem | null {
  const rows = table.rows.slice(header?.firstData ?? 1);
  for (const [at, heading] of (header?.headings ?? []).entries()) {
    const isOfMonths = MONTHS.test(normaliseHeading(heading));
    const cells = rows.slice(0, ROWS_TRIED).map((row) => (row.cells[at] ?? "").trim());
    const isTried = cells.some((cell) => cell !== "") && cells.every(isMonthOrBlank);
    if (!isOfMonths && !isTried) continue;
    const months = cellsBesideNames(table, header, at);
    // "Total" in its place is what the months come to
    const isAll = months.every(
      (cell) => isMonth(cell) || (isOfMonths && (MONTH_NUMBER.test(cell) || mayBeTotal(cell))),
    );
    if (months.length > 1 && isAll) return datesInRows(table, months);
  }
  return null;
}

function isMonthOrBlank(cell: string): boolean {
  return cell === "" || isMonth(cell);
}

/** So many rows are looked at to see whether a column is one of months. */
const ROWS_TRIED = 10;

const MONTHS =
  /^(?:fiscal |accounting |posting )?(?:months?|periods?|quarters?|mes|meses|periodo|trimestre|mois|periode|monat|monate|quartal|mese|periodo contabile|maand|kwartaal|manad|maned)(?: (?:name|no|number))?$/;
/** "3", "03", "2025-03", "03/2025", "202503". */
const MONTH_NUMBER =
  /^(?:0?[1-9]|1[0-6])$|^(?:19|20)\d\d[-/.]?(?:0?[1-9]|1[0-6])$|^(?:0?[1-9]|1[0-6])[-/.](?:19|20)\d\d$/;

/** The different cells of a column beside names that come back; none where each name stands once. */
function cellsBesideNames(table: Table, header: Header | null, at: number): string[] {
  const name = header?.columns.find(({ field }) => field === "name")?.index ?? -1;
  if (at < 0 || name < 0 || at === name) return [];
  // Sorted by date, the second one may begin far down
  const rows = table.rows.slice(header?.firstData ?? 1);
  const filled = rows.filter(({ cells }) => (cells[at] ?? "").trim() !== "");
  const names = new Set(filled.map(({ cells }) => (cells[name] ?? "").trim()));
  const comesBack = names.size * MOST_NAMES_OF <= filled.length * (MOST_NAMES_OF - 1);
  return comesBack ? [...new Set(filled.map(({ cells }) => (cells[at] ?? "").trim()))] : [];
}

/** What was planned in rows beside what there is, each with the names of accounts once more. */
function scenariosDown(table: Table, header: Header | null): Problem | null {
  for (const at of header?.headings.keys() ?? []) {
    const first = (table.rows[header?.firstData ?? 1]?.cells[at] ?? "").trim();
    if (!SCENARIO.test(first)) continue;
    const scenarios = cellsBesideNames(table, header, at).filter((cell) => cell !== "");
    if (scenarios.length < 2 || !scenarios.every((cell) => SCENARIO.test(cell))) continue;
    return problem("scenarios_in_rows", {
      ...(table.sheet !== null && { sheet: table.sheet }),
      column: header?.headings[at] ?? "",
      value: scenarios.map((cell) => `"${showText(cell)}"`).join(", "),
    });
  }
  return null;
}

/** What amounts of a plan are called, and what stands beside them. */
const SCENARIO =
  /^(?:(?:base|best|worst|downside|upside) case|(?:original |revised |approved )?budget(?:ed)?|(?:rolling )?forecast|plan(?:ned)?|target|actuals?|estimate[ds]?)(?: (?:19|20)\d\d)?$/i;

function datesInRows({ sheet }: Table, dates: readonly string[]): Problem {
  return problem("dates_in_rows", {
    ...(sheet !== null && { sheet }),
    value: String(dates.length),
    expected: spanOfTexts(dates),
  });
}

const YEARS =
  /^(?:fiscal |financial |report(?:ing)? )?(?:years?|fy|jahr|geschaftsjahr|annee|exercice|ano|ejercicio|exercicio|anno|esercizio|jaar|boekjaar|ar)$/;
/** Of so many rows at least one has a name that another has too. */
const MOST_NAMES_OF = 4;

/** "2025", "2024-25", "end_of_2025", "FY25"; beside them the last twelve months. */
function isOfYear(cell: string): boolean {
  return YEAR.test(cell) || SHORT_YEAR.test(cell);
}

const YEAR = /^(?:end[ _]of[ _])?(?:fy[ _'-]?)?(?:19|20)\d\d(?:[/-]\d\d)?$/i;
const SHORT_YEAR = /^(?:fy[ _'-]?\d\d|ttm|ltm)$/i;

/** Whether the second cell of each row is a name that comes back: as often as there are years, or nearly. */
function isOfFewNames(rows: readonly TableRow[]): boolean {
  const names = rows.map(({ cells }) => (cells[1] ?? "").trim());
  const isNamed = names.every((name) => /\p{L}/u.test(name));
  return isNamed && new Set(names).size * 2 <= names.length;
}

/** A statement of two sides whose totals do not prove how it is to be read; a trial balance may have words between its columns. */
function sidesBeside(table: Table, fileType: FileType): Problem | null {
  const sides = findSides(table, fileType);
  if (sides === null || fileType === "trial_balance") return null;
  const { sheet, rows } = table;
  return problem("sides_beside", {
    ...(sheet !== null && { sheet }),
    row: rows[sides.at]?.row ?? 0,
    value: showText(sides.left),
    expected: showText(sides.right),
  });
}

/** Where another sheet fits the file type better, but has two sides that its totals do not prove. */
export function fitterSides(
  tables: readonly Table[],
  chosen: Table,
  fileType: FileType,
): Problem | null {
  const scoreOf = (table: Table) => scoreSheet(table, MOST_TITLE_ROWS, fileType);
  const others = tables.filter(({ sheet }) => sheet !== chosen.sheet);
  const sided = others.filter((table) => findSides(table, fileType) !== null);
  const fitter = sided.find((table) => scoreOf(table) > scoreOf(chosen));
  return fitter === undefined ? null : sidesBeside(fitter, fileType);
}

/** The first column that holds a date in nearly every row, and is no code of levels ("1.1.02"); -1 where none does. */
function dateColumn(rows: readonly TableRow[]): number {
  if (rows.length < FEWEST_ROWS) return -1;
  const width = Math.min(
    MOST_COLUMNS,
    Math.max(...rows.slice(0, FEWEST_ROWS).map(({ cells }) => cells.length)),
  );
  return Array.from({ length: width }, (_, index) => index).findIndex((index) => {
    let others = 0;
    if (findLevelColumn(rows, [index]) >= 0 || holdsCodes(rows, index)) return false;
    return rows.every(({ cells }) => {
      if (readPostedDate(cells[index] ?? "") === null) others += 1;
      return others * 10 <= rows.length * 2;
    });
  });
}

/** Codes of three parts, some of which no day has ("40/01/05"): the others are no dates either. */
function holdsCodes(rows: readonly TableRow[], index: number): boolean {
  return rows.some(({ cells }) => {
    const cell = (cells[index] ?? "").trim();
    return THREE_PARTS.test(cell) && readCellDate(cell) === null;
  });
}

const THREE_PARTS = /^\d\d[/.]\d\d[/.]\d\d$/;

const MOST_COLUMNS = 30;

/** The date of a cell, also as programs write it for each other ("20250131"), as yyyymmdd. */
function readPostedDate(cell: string): number | null {
  const text = cell.trim();
  return COMPACT.test(text) ? Number(text) : readCellDate(text);
}

const COMPACT = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

/** The column that says whose amount it is: the code or the name, if the headings tell, else none. */
function accountColumn(rows: readonly TableRow[], header: Header | null, date: number): number {
  const known = header?.columns.find(({ field }) => field === "code" || field === "name")?.index;
  if (known === undefined || known === date) return -1;
  const words = rows.filter(({ cells }) => /\S/.test(cells[known] ?? "")).length;
  return words * 2 >= rows.length ? known : -1;
}

/** A report of postings beneath their accounts: dated rows with debits and credits, and accounts in rows of their own. */
function isByAccount(header: Header | null): boolean {
  const sides = new Set(header?.headings.map((heading) => readAmountHeading(heading)?.side));
  return sides.has("debit") && sides.has("credit");
}

function isAcross(rows: readonly TableRow[], date: number): boolean {
  const counts = rows.map(
    ({ cells }) => cells.filter((cell, index) => index !== date && isFigure(cell)).length,
  );
  return counts.filter((count) => count >= FEWEST_ACROSS).length * 2 >= rows.length;
}

function spanOf(dates: readonly number[]): string {
  const sorted = dates.toSorted((left, right) => left - right);
  return [sorted[0], sorted.at(-1)].map((date) => writeDate(date ?? 0)).join(" to ");
}

/** A date as yyyymmdd in words of ISO 8601. */
function writeDate(date: number): string {
  const digits = String(date);
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;
}
