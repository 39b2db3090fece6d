import type { Table, TableRow } from "../../table/Table.ts";
import { withOtherRows } from "../../table/withOtherRows.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { readCellDate } from "../cells/readCellDate.ts";
import type { FileType } from "../fileTypes.ts";
import { readAmountHeading } from "../headings/readAmountHeading.ts";

/** What a title may begin: a statement, or what is worked out of statements. */
type Titled = "trial_balance" | "profit_loss" | "balance_sheet" | "cash_flow" | "workings";

const ADJECTIVES = /^(?:(?:consolidated|comparative|classified|condensed|summary|summarised)\s+)+/i;
const TITLES: Readonly<Record<Titled, RegExp>> = {
  trial_balance: /^trial balance\b/i,
  profit_loss:
    /^(?:income statements?|profit (?:and|&|or) loss(?: (?:statement|account|a\/c))?|statements? of (?:income|operations|earnings|profit or loss)|p ?& ?l|estado de resultados|cuenta de (?:resultados|p[eé]rdidas y ganancias)|demonstra[cç][aã]o do resultado|compte de r[eé]sultat|conto economico|gewinn- und verlustrechnung|winst- en verliesrekening|resultatr[aä]kning|resultatregnskap|利润表|利潤表)(?=$|\W)/i,
  balance_sheet:
    /^(?:balance sheets?|statements? of financial (?:position|condition)|balance general|balance de situaci[oó]n|balan[cç]o patrimonial|balansr[aä]kning|estado de situaci[oó]n financiera|bilan|bilanz|stato patrimoniale|资产负债表|資產負債表)(?=$|\W)/i,
  cash_flow:
    /^(?:cash ?flow statements?|statements? of cash ?flows?|cash ?flows?|estado de flujos? de efectivo)(?=$|\W)/i,
  workings:
    /^(?:(?:key |financial )?ratios?(?: analysis)?|assumptions(?: and key drivers)?|supporting schedules?|checks(?: and balances)?):?$/i,
};

const LONGEST = 80;
/** The headings of a statement stand so close beneath its title. */
const ROWS_OF_TITLE = 5;
const ROWS_LOOKED_AT = 3_000;
/** A part of fewer rows with figures is a line, and no statement. */
const FEWEST = 3;

/**
 * The part of a sheet that holds the statement of a file type, where a title begins it and something else stands
 * before or after it: figures of a summary, ratios, or another statement. Headings of dates may stand beside or
 * beneath the title, or once for all statements, above the first of them or beneath its title. Null where a sheet holds no more than one.
 */
export function findPart(table: Table, fileType: FileType): Table | null {
  const { rows } = table;
  if (!(fileType in TITLES)) return null;
  const titles = rows.slice(0, ROWS_LOOKED_AT).flatMap((row, at) => {
    const statement = titleOf(row);
    return statement === null ? [] : [{ statement, at }];
  });
  const own = titles.find(({ statement }) => statement === fileType);
  if (own === undefined) return null;
  const next = titles.find(({ statement, at }) => at > own.at && statement !== fileType);
  const part = rows.slice(own.at, next?.at);
  const before = rows.slice(0, own.at);
  const isAlone = next === undefined && !before.some(hasFigures);
  if (isAlone || part.filter(hasFigures).length < FEWEST) return null;
  if (part.slice(0, ROWS_OF_TITLE).some(headsDates)) return withOtherRows(table, part);
  const shared = headingsOfAll(rows, titles[0]?.at ?? 0);
  return shared.length > 0 ? withOtherRows(table, [...shared, ...part]) : null;
}

/** The headings of dates that stand once for all statements of a sheet: above the title of the first, or beneath it. */
function headingsOfAll(rows: readonly TableRow[], first: number): TableRow[] {
  const above = rows.slice(0, first);
  const begun = rows.slice(first);
  const data = begun.findIndex(isData);
  const beneath = begun.slice(0, Math.max(data, 0));
  return [...(above.some(isData) ? [] : above), ...beneath]
    .filter(headsDates)
    .map((row) => ({ ...row, cells: row.cells.map((cell) => (isTitle(cell) ? "" : cell)) }));
}

/** Which statement a row begins with, that holds nothing else but headings of dates and what the amounts are in. */
function titleOf({ cells }: TableRow): Titled | null {
  const [first = "", ...others] = cells.filter((cell) => cell.trim() !== "");
  const statement = statementIn(first);
  return statement !== null && others.every(isBesideTitle) ? statement : null;
}

function statementIn(cell: string): Titled | null {
  if (cell.length > LONGEST) return null;
  const words = cell.trim().replace(ADJECTIVES, "");
  const found = Object.entries(TITLES).find(([, pattern]) => pattern.test(words));
  return (found?.[0] as Titled | undefined) ?? null; // keys of the record
}

function isTitle(cell: string): boolean {
  return statementIn(cell) !== null;
}

const OF_AMOUNTS = /\b(?:amounts?|currency|unaudited|audited|in (?:thousands|millions))\b/i;

function isBesideTitle(cell: string): boolean {
  return isYear(cell) || isDate(cell) || (cell.length <= LONGEST && OF_AMOUNTS.test(cell));
}

function hasFigures({ cells }: TableRow): boolean {
  return cells.some((cell) => isFigure(cell) && !isYear(cell));
}

/** A name with figures beside it. */
function isData(row: TableRow): boolean {
  return hasFigures(row) && row.cells.some((cell) => /\p{L}/u.test(cell) && !isDate(cell));
}

function headsDates({ cells }: TableRow): boolean {
  return cells.some((cell) => isDate(cell) || isYear(cell));
}

function isYear(cell: string): boolean {
  return /^(?:19|20)\d\d$/.test(cell.trim());
}

function isDate(cell: string): boolean {
  if (cell.length > LONGEST) return false;
  return readCellDate(cell) !== null || (readAmountHeading(cell)?.date ?? null) !== null;
}
