import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table, TableRow } from "../../table/Table.ts";
import { cutText } from "../../text/cutText.ts";
import { showText } from "../../text/showText.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { readCellDate } from "../cells/readCellDate.ts";
import { type FileType, isOfAccounts } from "../fileTypes.ts";
import { MOST_TITLE_ROWS } from "../headings/Header.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";
import { readAmountHeading } from "../headings/readAmountHeading.ts";

const ROWS_LOOKED_AT = 2_000;
const FEWEST_ENTRIES = 3;
/** The first line of an entry stands in one of so many rows beneath its heading. */
const ROWS_BENEATH = 3;

/**
 * Recognises a journal that no column of dates gives away: each row has the account that is debited and the one that is
 * credited, or each entry stands beneath a heading of its own with its date. Its debits equal its credits,
 * as those of a trial balance do.
 */
export function entriesOf(table: Table, fileType: FileType): Problem | null {
  if (!isOfAccounts(fileType)) return null;
  return accountsOfBothSides(table) ?? entriesBeneathDates(table);
}

/** "Debit account" and "Credit account" side by side are the two accounts of one posting. */
function accountsOfBothSides(table: Table): Problem | null {
  const at = table.rows
    .slice(0, MOST_TITLE_ROWS)
    .findIndex(({ cells }) => cells.some(isDebited) && cells.some(isCredited));
  if (at < 0) return null;
  const headings = table.rows[at]?.cells ?? [];
  const below = table.rows.slice(at + 1).filter(({ cells }) => cells.some(isFigure));
  const named = [headings.find(isDebited), headings.find(isCredited)].map(quoted);
  return below.length === 0 ? null : ledger(table, below.length, named.join(", "));
}

function isDebited(cell: string): boolean {
  return cell.length <= LONGEST && DEBITED.test(normaliseHeading(cell));
}

function isCredited(cell: string): boolean {
  return cell.length <= LONGEST && CREDITED.test(normaliseHeading(cell));
}

const DEBITED =
  /^(?:(?:debit(?:ed)?|dr|soll|debet) ?(?:account|konto|a c|acct)(?: (?:name|code|no|number))?|(?:account|compte|cuenta|conta|conto) (?:to )?(?:debit(?:ed|e)?|dr|debe|debito|dare|(?:a )?debiter|au debit))$|^借方.{0,6}科目/;
const CREDITED =
  /^(?:(?:credit(?:ed)?|cr|haben|kredit) ?(?:account|konto|a c|acct)(?: (?:name|code|no|number))?|(?:account|compte|cuenta|conta|conto) (?:to )?(?:credit(?:ed|e)?|cr|haber|credito|avere|(?:a )?crediter|au credit))$|^[貸贷]方.{0,6}科目/;

/** "01/04/2025 - Invoice 12" above the lines of the entry, again and again, in columns of debits and credits. */
function entriesBeneathDates(table: Table): Problem | null {
  const rows = table.rows.slice(0, ROWS_LOOKED_AT);
  const heads = rows.flatMap(({ cells }, at) => {
    const date = dateAbove(cells);
    return date !== null && isAboveLines(rows, at) ? [{ at, date, text: firstOf(cells) }] : [];
  });
  if (new Set(heads.map(({ text }) => text)).size < FEWEST_ENTRIES) return null;
  const first = heads[0]?.at ?? 0;
  const isSided = rows.slice(0, first + 2).some(({ cells }) => hasBothSides(cells));
  if (!isSided) return null;
  const lines = table.rows.slice(first).filter(({ cells }) => cells.some(isFigure));
  const dates = [heads[0]?.date, heads.at(-1)?.date].map((date) => showText(date ?? ""));
  return ledger(table, lines.length, [...new Set(dates)].join(" to "));
}

/** The date that the first words of a row without figures begin with, or that is all it says; null where neither is so. */
function dateAbove(cells: TableRow["cells"]): string | null {
  const text = firstOf(cells);
  // Most rows begin with the letter of a name
  if (text === "" || text.charCodeAt(0) > NINE || cells.some(isFigure)) return null;
  const isAll = cells.filter((cell) => cell.trim() !== "").length === 1;
  if (isAll && /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(text))
    return readCellDate(text) === null ? null : text;
  const [, date = "", words = ""] = DATED.exec(text.slice(0, LONGEST)) ?? [];
  return readCellDate(date) !== null && /\p{L}/u.test(words) ? date : null;
}

const NINE = 57;
const DATED = /^(\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})[ ,:-](.+)$/;

function isAboveLines(rows: readonly TableRow[], at: number): boolean {
  return rows.slice(at + 1, at + 1 + ROWS_BENEATH).some(({ cells }) => cells.some(isFigure));
}

function hasBothSides(cells: TableRow["cells"]): boolean {
  const sides = new Set(cells.map((cell) => readAmountHeading(cell)?.side));
  return sides.has("debit") && sides.has("credit");
}

function firstOf(cells: TableRow["cells"]): string {
  return cells.find((cell) => cell.trim() !== "")?.trim() ?? "";
}

function ledger({ sheet }: Table, lines: number, expected: string): Problem {
  return problem("file_is_ledger", {
    ...(sheet !== null && { sheet }),
    value: String(lines),
    expected,
  });
}

function quoted(cell: string | undefined): string {
  return `"${showText(cutText((cell ?? "").trim(), LONGEST_NAMED))}"`;
}

const LONGEST = 60;
const LONGEST_NAMED = 30;
