import { type Problem, problem } from "../problem/Problem.ts";
import type { Table } from "../table/Table.ts";
import { isSpreadsheetError } from "./cells/describeCell.ts";
import type { FileRows } from "./FileRows.ts";
import type { Header } from "./headings/Header.ts";
import { findPlaces } from "./rowKinds/readRowKind.ts";

/** More cells are not named. */
const MOST_NAMED = 3;

/**
 * Errors of a spreadsheet program in the totals of a statement: what they add up could not be computed, so that rows
 * above them may not hold what the file meant.
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
    .slice(0, MOST_NAMED);
}

const AMOUNT = "an amount";

/** What divides by nothing is a share of a year without sales, and no total. */
function isBroken(cell: string): boolean {
  return isSpreadsheetError(cell) && cell !== "#DIV/0!";
}

/** "Gross margin": what a result is of the sales, whose error says nothing of the rows above. */
const OF_SHARE = /margin|%|ratio|growth/i;
