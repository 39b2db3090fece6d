import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table, TableRow } from "../../table/Table.ts";
import { cutText } from "../../text/cutText.ts";
import { showText } from "../../text/showText.ts";
import { type FileType, isOfAccounts } from "../fileTypes.ts";
import { type Header, MOST_TITLE_ROWS } from "../headings/Header.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";

/**
 * Recognises postings by what their headings say, however few they are: an account and its contra account
 * with a date (DATEV and other programs), or a date in a report that calls itself a journal or a ledger.
 */
export function postingsOf(
  table: Table,
  header: Header | null,
  fileType: FileType,
): Problem | null {
  if (!isOfAccounts(fileType)) return null;
  const first = table.rows.slice(0, MOST_TITLE_ROWS);
  const at = first.findIndex(
    ({ cells }, index) =>
      hasContraAccount(cells) || (hasDate(cells) && isCalledJournal(table, index)),
  );
  if (at < 0 || (header !== null && header.firstData <= at)) return null;
  const { cells: headings = [] } = first[at] ?? {};
  const rows = table.rows.slice(at + 1);
  const date = headings.findIndex(isDateHeading);
  const dates = rows.map(({ cells }) => (cells[date] ?? "").trim()).filter((cell) => cell !== "");
  if (dates.length === 0) return null;
  return problem("file_is_ledger", {
    ...(table.sheet !== null && { sheet: table.sheet }),
    value: String(dates.length),
    expected: spanOf(dates),
  });
}

const CONTRA =
  /^(?:gegenkonto|contra account|contrapartida|tegenrekening|contropartita|contrepartie|modkonto|motkonto)\b/;

function hasContraAccount(cells: TableRow["cells"]): boolean {
  return hasDate(cells) && cells.some((cell) => CONTRA.test(normaliseHeading(cell)));
}

const DATE =
  /^(?:(?:posting|transaction|entry|document) )?date$|^(?:beleg|buchungs)?datum$|^fecha$|^data$/;

function isDateHeading(cell: string): boolean {
  return cell.length <= LONGEST && DATE.test(normaliseHeading(cell));
}

function hasDate(cells: TableRow["cells"]): boolean {
  return cells.some(isDateHeading);
}

const LONGEST = 40;
const JOURNAL = /^(?:the )?(?:general )?(?:journal|ledger)(?: entries)?$/;

/** Whether the sheet, or a title above its headings, is named so and no more. */
function isCalledJournal({ sheet, rows }: Table, headings: number): boolean {
  const titles = rows.slice(0, headings).map(({ cells }) => cells.find((cell) => /\S/.test(cell)));
  return [sheet ?? "", ...titles].some(
    (title) => title !== undefined && JOURNAL.test(normaliseHeading(title)),
  );
}

function spanOf(dates: readonly string[]): string {
  const shown = [dates[0], dates.at(-1)].map((cell) => showText(cutText(cell ?? "", 20)));
  return [...new Set(shown)].join(" to ");
}
