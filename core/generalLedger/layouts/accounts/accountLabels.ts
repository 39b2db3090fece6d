import type { TextPattern } from "../../../text/TextPattern.ts";
import type { LedgerLineRecord } from "../../LedgerRecord.ts";
import { cellAt } from "../balances/balanceIn.ts";
import type { LedgerColumns } from "../headings/ledgerColumns.ts";
import { accountIn, nominalIn } from "../headings/markedHeadings.ts";
import { mayBeNameWithDigits, OPENING } from "../rowLabels.ts";

/** More blanks than a label is indented by. */
export const LEVELS = 1_000;

/** Whether a row without amounts heads an account, though something stands in the column of dates. */
export function headsAccount(
  { debit, credit, amount }: LedgerLineRecord,
  cells: readonly string[],
): boolean {
  if (debit !== "" || credit !== "" || amount !== "") return false;
  if (accountIn(cells) !== null) return true;
  const [number = "", name = "", ...others] = cells.map((cell) => cell.trim()).filter(Boolean);
  return others.length === 0 && NUMBER.test(number) && !DAY.test(number) && NAME.test(name);
}

/** Whether a row holds a name alone: first of all and behind a total an account begins, whatever digits its name has. */
export function namesNextAccount(cells: readonly string[]): boolean {
  const [text = "", ...others] = cells.map((cell) => cell.trim()).filter(Boolean);
  return others.length === 0 && mayBeNameWithDigits(text);
}

/** 2025-01-31, 31.01.2025, 31-1-25 */
const DAY = /^(?:\d{4}[.-]\d{1,2}[.-]\d{1,2}|\d{1,2}[.-]\d{1,2}[.-](?:\d\d){1,2})$/;

const NUMBER = /^\d[\d.-]*$/;
const NAME = /^\p{L}/u;

/** The first text of a row that is no amount, and how far in it stands. */
export function labelOf(
  cells: readonly string[],
  { debit, credit, amount, balance }: LedgerColumns,
): [string, number] {
  const amounts = [debit, credit, amount, balance];
  const at = cells.findIndex(
    (cell, index) => cell.trim() !== "" && !TO_OR_BY.test(cell.trim()) && !amounts.includes(index),
  );
  const text = cells[at] ?? "";
  const indent = text.length - text.trimStart().length;
  const marked = nominalIn(cells) ?? accountIn(cells);
  if (marked !== null) return [marked, 0];
  const name = NUMBER.test(text.trim()) ? nameBehind(cells, at, amounts) : "";
  return [`${text.trim()}${name}`, at * LEVELS + indent];
}

/** An account's number may stand in one cell and its name in the next, or the one after a blank. */
function nameBehind(
  cells: readonly string[],
  at: number,
  amounts: readonly (number | undefined)[],
): string {
  const behind = [at + 1, at + 2].filter((index) => !amounts.includes(index));
  const name = behind.map((index) => cellAt(cells, index)).find((cell) => cell !== "") ?? "";
  return NAME.test(name) && !OPENING.test(name) ? ` ${name}` : "";
}

/** Whether a row names its other side, or a balance, behind "To" or "By", as Tally prints it. */
export function toOrBy(cells: readonly string[], named: TextPattern): boolean {
  const at = cells.findIndex((cell) => TO_OR_BY.test(cell.trim()));
  return at >= 0 && named.test(cellAt(cells, at + 1));
}

const TO_OR_BY = /^(?:to|by)$/i;
