import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table, TableRow } from "../../table/Table.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { nearAmount } from "../cells/nearAmount.ts";
import { readCellDate } from "../cells/readCellDate.ts";
import { spanOfTexts } from "./recogniseAcross.ts";

/** Fewer balances that follow from one another may do so by chance. */
const FEWEST_STEPS = 2;
const ROWS_LOOKED_AT = 2_000;
const MOST_COLUMNS = 12;
/** Amounts are compared as far as half of a thousandth: no currency counts less. */
const TOLERANCE = 0.0005;

/**
 * Recognises the movements of one account, as a bank statement has them: dated rows whose every balance is the one
 * before it with what came in and without what went out. Null for anything else.
 */
export function oneAccount({ sheet, rows }: Table): Problem | null {
  const looked = rows.slice(0, ROWS_LOOKED_AT);
  const dates: string[] = [];
  const dated: TableRow[] = [];
  for (const row of looked) {
    const date = dateOf(row);
    if (date === null) continue;
    dates.push(date);
    dated.push(row);
  }
  if (dated.length <= FEWEST_STEPS) return null;
  const figures = looked.filter(({ cells }) => cells.some(isFigure));
  // Rows above and beneath may say what was brought forward and what it comes to
  const isDatedAll = dated.length * 2 >= figures.length && isRunning(dated, FEWEST_STEPS);
  const rowsOfDays = isDatedAll ? dated : beneathDays(figures, dated);
  if (rowsOfDays.length === 0) return null;
  return problem("movements_of_account", {
    ...(sheet !== null && { sheet }),
    value: String(rowsOfDays.length),
    expected: spanOfTexts(dates),
  });
}

/** The rows of a book that writes its date once a day, where they all follow from one another; else none. */
function beneathDays(figures: readonly TableRow[], dated: readonly TableRow[]): TableRow[] {
  const [first] = dated;
  const column = first?.cells.findIndex((cell) => readCellDate(cell) !== null) ?? -1;
  const rows = figures.filter(({ row }) => row >= (first?.row ?? 0));
  if (rows.length * 2 < figures.length) return [];
  const isOfDays = rows.every(({ cells }) => {
    const cell = (cells[column] ?? "").trim();
    return cell === "" || readCellDate(cell) !== null;
  });
  return isOfDays && isRunning(rows, FEWEST_STEPS_OF_DAYS) ? rows : [];
}

/** Rows without a date of their own have to prove more. */
const FEWEST_STEPS_OF_DAYS = 5;

/** The first date of a row, as it is written. */
function dateOf({ cells }: TableRow): string | null {
  return cells.slice(0, MOST_COLUMNS).find((cell) => readCellDate(cell) !== null) ?? null;
}

/** Whether one column is the balance that follows, row by row, from one or two others, in either order of the rows. */
function isRunning(dated: readonly TableRow[], fewest: number): boolean {
  const orders = [dated, dated.toReversed()];
  const columns = Array.from({ length: MOST_COLUMNS }, (_, at) => at);
  const amounts = columns.filter((at) => dated.some(({ cells }) => isAmount(cells[at])));
  const balances = amounts.filter((at) => dated.every(({ cells }) => isAmount(cells[at])));
  return balances.some((balance) =>
    amounts.some((plus) =>
      [undefined, ...amounts].some(
        (minus) =>
          new Set([balance, plus, minus]).size === 3 &&
          orders.some((rows) => follows(rows, { balance, plus, minus }) >= fewest),
      ),
    ),
  );
}

function isAmount(cell = ""): boolean {
  return isFigure(cell) && readCellDate(cell) === null;
}

type Movement = { balance: number; plus: number; minus: number | undefined };

/** How many balances follow from the one before by what moved; none where one does not. */
function follows(dated: readonly TableRow[], { balance, plus, minus }: Movement): number {
  const amountAt = ({ cells }: TableRow, at: number | undefined) =>
    at === undefined ? 0 : nearAmount(cells[at] ?? "");
  let steps = 0;
  for (const [at, row] of dated.entries()) {
    const before = dated[at - 1];
    if (before === undefined) continue;
    const moved = amountAt(row, plus) - Math.abs(amountAt(row, minus));
    const change = amountAt(row, balance) - amountAt(before, balance);
    if (Math.abs(moved - change) > TOLERANCE) return 0;
    if (moved !== 0) steps += 1;
  }
  return steps;
}
