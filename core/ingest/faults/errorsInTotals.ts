import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { cutText } from "../../text/cutText.ts";
import { showText } from "../../text/showText.ts";
import { isSpreadsheetError } from "../cells/describeCell.ts";
import { looksLikeAmount } from "../cells/looksLikeAmount.ts";
import { readCellDate } from "../cells/readCellDate.ts";
import type { FileRows } from "../FileRows.ts";
import type { Header } from "../headings/Header.ts";
import { isTotalLine } from "../rowKinds/isTotalLine.ts";
import { findPlaces } from "../rowKinds/readRowKind.ts";

/** More cells are not named. */
const MOST_NAMED = 3;

/**
 * Totals of a statement that hold no number: errors of a spreadsheet program, and amounts in an unknown notation. What
 * they add up could not be compared, so that rows above them may not hold what the file meant.
 */
export function errorsInTotals(file: FileRows, { rows }: Table, header: Header): Problem[] {
  if (file.fileType !== "profit_loss" && file.fileType !== "balance_sheet") return [];
  const left = new Set(
    file.ignored.flatMap(({ row, reason, text }) =>
      reason === "total" && !OF_SHARE.test(text) ? [row] : [],
    ),
  );
  const { amounts } = findPlaces(header);
  return rows
    .slice(header.firstData)
    .filter(({ row }) => left.has(row))
    .flatMap(({ row, cells }) => {
      const value = amounts.map((index) => cells[index]?.trim() ?? "").find(isBroken);
      const where = file.sheet === null ? { row } : { sheet: file.sheet, row };
      return value === undefined
        ? []
        : [problem("cell_error", { ...where, value, expected: AMOUNT })];
    })
    .concat(unreadTotals(file, rows.slice(header.firstData), header))
    .slice(0, MOST_NAMED);
}

/** Totals by their words whose amounts are written as no number is, so that they were passed over like headings. */
function unreadTotals(file: FileRows, rows: Table["rows"], header: Header): Problem[] {
  const left = new Set(
    file.ignored.flatMap(({ row, text }) => (isTotalLine(text, file.fileType) ? [row] : [])),
  );
  const columns = header.columns.filter(({ field }) => file.amounts.has(field));
  return rows.flatMap(({ row, cells }) => {
    const found = columns.find(({ index }) => isUnread(cells[index] ?? ""));
    if (found === undefined || !left.has(row)) return [];
    const { index, heading } = found;
    const where = file.sheet === null ? { row } : { sheet: file.sheet, row };
    const value = showText(cutText((cells[index] ?? "").trim(), LONGEST));
    return [problem("amount_not_a_number", { ...where, column: heading, value, expected: AMOUNT })];
  });
}

/** Digits in groups or with decimals, beside what no amount has: "Tx1,250.00". */
function isUnread(cell: string): boolean {
  const text = cell.trim();
  if (text.length > LONGEST || !WRITTEN.test(text)) return false;
  return !looksLikeAmount(text) && readCellDate(text) === null;
}

const LONGEST = 40;
const WRITTEN = /\d[.,]\d{2,3}(?!\d)/;

const AMOUNT = "an amount";

/** What divides by nothing is a share of a year without sales, and no total. */
function isBroken(cell: string): boolean {
  return isSpreadsheetError(cell) && cell !== "#DIV/0!";
}

/** "Gross margin": what a result is of the sales, whose error says nothing of the rows above. */
const OF_SHARE = /margin|%|ratio|growth/i;
