import type { Table, TableRow } from "../../table/Table.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { readCellDate } from "../cells/readCellDate.ts";
import type { FileType } from "../fileTypes.ts";
import { readAmountHeading } from "../headings/readAmountHeading.ts";

type Statement = "trial_balance" | "profit_loss" | "balance_sheet" | "cash_flow";

const ADJECTIVES = /^(?:(?:consolidated|comparative|classified|condensed|summary|summarised)\s+)+/i;
const TITLES: Readonly<Record<Statement, RegExp>> = {
  trial_balance: /^trial balance\b/i,
  profit_loss:
    /^(?:income statements?|profit (?:and|&|or) loss(?: (?:statement|account|a\/c))?|statements? of (?:income|operations|earnings|profit or loss)|p ?& ?l|estado de resultados|compte de r[eé]sultat|conto economico|gewinn- und verlustrechnung)(?=$|\W)/i,
  balance_sheet:
    /^(?:balance sheets?|statements? of financial (?:position|condition)|balance general|estado de situaci[oó]n financiera|bilan|bilanz|stato patrimoniale)(?=$|\W)/i,
  cash_flow:
    /^(?:cash ?flow statements?|statements? of cash ?flows?|cash ?flows?|estado de flujos? de efectivo)(?=$|\W)/i,
};

const LONGEST = 80;
/** The headings of a statement stand so close beneath its title. */
const ROWS_OF_TITLE = 5;
const ROWS_LOOKED_AT = 3_000;
/** A part of fewer rows with figures is a line, and no statement. */
const FEWEST = 3;

/**
 * The part of a sheet that holds the statement of a file type, where a title alone in its row begins it and something
 * else stands before or after it: figures of a summary, or another statement. Headings of dates may stand
 * beneath the title, or once for all statements above the first of them. Null where a sheet holds no more than one.
 */
export function findPart({ sheet, rows }: Table, fileType: FileType): Table | null {
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
  if (part.slice(0, ROWS_OF_TITLE).some(headsDates)) return { sheet, rows: part };
  const first = titles[0]?.at ?? 0;
  const shared = rows.slice(0, first);
  return shared.some(headsDates) && !shared.some(isData)
    ? { sheet, rows: [...shared, ...part] }
    : null;
}

/** Which statement a row names that holds nothing else. */
function titleOf({ cells }: TableRow): Statement | null {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const [only = ""] = filled;
  if (filled.length !== 1 || only.length > LONGEST) return null;
  const words = only.trim().replace(ADJECTIVES, "");
  const found = Object.entries(TITLES).find(([, pattern]) => pattern.test(words));
  return (found?.[0] as Statement | undefined) ?? null; // keys of the record
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
