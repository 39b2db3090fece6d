import type { LedgerColumns } from "./ledgerColumns.ts";
import type { Row } from "./Row.ts";
import { CLOSING, isLabelDate, MOVEMENT, OPENING, TOTAL } from "./rowLabels.ts";

/**
 * Whether lines stand beneath the name of their account and have its number, and no name, beside them, as
 * Xero prints it where the column of account codes is chosen: beneath each name one number, and no line
 * above the first name. Rows of balances have no number there, so only the name says whose they are.
 */
export function areNumberedBeneathNames(
  rows: readonly Row[],
  { date, code, name, debit, credit, amount }: LedgerColumns,
): boolean {
  if (code === undefined || name !== undefined) return false;
  const at = (cells: readonly string[], column: number | undefined) =>
    (cells[column ?? -1] ?? "").trim();
  let heading = "";
  let number = "";
  let numbered = 0;
  for (const { cells } of rows) {
    const headed = headingIn(cells);
    if (headed !== "") [heading, number] = [headed, ""];
    const hasAmount = [debit, credit, amount].some((column) => at(cells, column) !== "");
    const day = at(cells, date);
    if (!hasAmount || day === "" || isLabelDate(day)) continue;
    const own = at(cells, code);
    if (heading === "" || own === "" || own === heading || (number !== "" && own !== number))
      return false;
    number = own;
    numbered += 1;
  }
  return numbered > 0;
}

/** A row of one cell, which is no balance and no total. */
function headingIn(cells: readonly string[]): string {
  const [only = "", ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  if (others.length > 0 || !/\p{L}/u.test(only)) return "";
  return [OPENING, CLOSING, TOTAL, MOVEMENT].some((label) => label.test(only)) ? "" : only;
}
