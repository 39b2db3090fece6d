import { cellAt } from "../balances/balanceIn.ts";
import type { LedgerColumns } from "../headings/ledgerColumns.ts";
import type { Row } from "../Row.ts";
import { CLOSING, isLabelDate, MOVEMENT, OPENING, TOTAL } from "../rowLabels.ts";

/**
 * Whether lines stand beneath the name of their account and have its number, and no name, beside them, as
 * Xero prints it where the column of account codes is chosen: beneath each name one number, and no line
 * above the first name. Rows of balances have no number there, so only the name says whose they are.
 */
export function areNumberedBeneathNames(
  rows: readonly Row[],
  { code, name, ...columns }: LedgerColumns,
): boolean {
  if (code === undefined || name !== undefined) return false;
  let last = { at: -1, own: "" };
  const lines = linesBeneath(rows, columns, code);
  for (const { heading, at, own } of lines) {
    const isOther = at === last.at && own !== last.own;
    if (heading === "" || own === "" || own === heading || isOther) return false;
    last = { at, own };
  }
  return lines.length > 0;
}

/** A line, the heading it stands beneath ("" above the first) and its row, and what a column has beside it. */
type LineBeneath = { heading: string; at: number; own: string };

/** The lines of a table, each with the heading of one cell that it stands beneath and what a column holds. */
export function linesBeneath(
  rows: readonly Row[],
  { date, debit, credit, amount }: LedgerColumns,
  column: number,
): LineBeneath[] {
  const lines: LineBeneath[] = [];
  let [heading, at] = ["", -1];
  for (const { row, cells } of rows) {
    const headed = headingIn(cells);
    if (headed !== "") [heading, at] = [headed, row];
    const hasAmount = [debit, credit, amount].some((side) => cellAt(cells, side) !== "");
    const day = cellAt(cells, date);
    if (!hasAmount || day === "" || isLabelDate(day)) continue;
    lines.push({ heading, at, own: cellAt(cells, column) });
  }
  return lines;
}

/** A row of one cell, which is no balance and no total. */
function headingIn(cells: readonly string[]): string {
  const [only = "", ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  if (others.length > 0 || !/\p{L}/u.test(only)) return "";
  return [OPENING, CLOSING, TOTAL, MOVEMENT].some((label) => label.test(only)) ? "" : only;
}
