import { type Problem, problem } from "../../../problem/Problem.ts";
import type { Table, TableRow } from "../../../table/Table.ts";
import { cutText } from "../../../text/cutText.ts";
import { showText } from "../../../text/showText.ts";
import { isFigure } from "../../cells/looksLikeAmount.ts";
import { nearAmount } from "../../cells/nearAmount.ts";
import { readWrittenNumber } from "../../cells/WrittenNumber.ts";
import type { FileRows } from "../../FileRows.ts";
import type { FileType } from "../../fileTypes.ts";
import { columnName } from "../../headings/columnName.ts";
import { datedWords } from "../../headings/datedWords.ts";
import { amountColumns } from "../../headings/guessHeader.ts";
import type { Header } from "../../headings/Header.ts";
import { readHeadingDate } from "../../headings/readHeadingDate.ts";
import { areSame, isTelling, less } from "../balances/balanceUnits.ts";

const ROWS_LOOKED_AT = 500;

/**
 * The headings of amount columns that were not read (dated ones are reported elsewhere). A column that is debits less
 * credits of the columns read does not count.
 */
export function unreadAmounts({ rows }: Table, header: Header, fileType: FileType): string[] {
  if (!["trial_balance", "profit_loss", "balance_sheet"].includes(fileType)) return [];
  const used = new Set(
    [
      header.columns.map(({ index }) => index),
      header.labelColumns ?? [],
      ...Object.values(header.innerColumns ?? {}),
    ].flat(),
  );
  const beneath = rows.slice(header.firstData, header.firstData + ROWS_LOOKED_AT);
  return amountColumns(beneath).flatMap((index) => {
    const heading = (header.headings[index] ?? "").trim() || columnName(index);
    const isOpen = !used.has(index) && !isDated(heading);
    return isOpen && holdsAmounts(beneath, index) && !isNetOfRead(beneath, header, index)
      ? [showText(cutText(heading, LONGEST))]
      : [];
  });
}

const LONGEST = 40;

/** Whether "Balance" is the difference of "Debit" and "Credit": without opening balances there is no other balance. */
function isNetOfRead(rows: readonly TableRow[], { columns }: Header, index: number): boolean {
  const [debit, credit] = ["currentDebit", "currentCredit"].map(
    (field) => columns.find((column) => column.field === field)?.index,
  );
  if (debit === undefined || credit === undefined) return false;
  const at = (place: number) => rows.map(({ cells }) => nearAmount(cells[place] ?? ""));
  const [net, balance] = [less(at(debit), at(credit)), at(index)];
  return isTelling(balance) && areSame(net, balance);
}

function isDated(heading: string): boolean {
  return heading.length > LONGEST || readHeadingDate(datedWords(heading)).date !== null;
}

/** Whether a column has amounts; percentages, codes, line numbers and zeros do not count. */
function holdsAmounts(rows: readonly TableRow[], index: number): boolean {
  const cells = rows.map((row) => row.cells[index] ?? "").filter(isFigure);
  const isShare = cells.some((cell) => cell.includes("%"));
  const values = cells.map((cell) => readWrittenNumber(cell)?.whole ?? "");
  return !isShare && values.some((value) => /[1-9]/.test(value)) && !areCounted(values);
}

function areCounted(values: readonly string[]): boolean {
  return values.every((value, at) => at === 0 || Number(value) === Number(values[at - 1]) + 1);
}

/**
 * Refuses columns that cannot be balances: they are empty, or have both sides in many accounts as movements do, while
 * other columns have amounts.
 */
export function checkAmountsRead(file: FileRows, unread: readonly string[]): Problem[] {
  if (unread.length === 0) return [];
  const named = (field: string) => file.columns.get(field)?.heading ?? field;
  const where = {
    ...(file.sheet !== null && { sheet: file.sheet }),
    column: [...file.amounts.keys()].map(named).join(", "),
    expected: unread.join(", "),
  };
  const columns = [...file.amounts.values()].map(({ amounts }) => amounts);
  const isNothing = columns.every((amounts) => amounts.every((amount) => amount === 0n));
  if (isNothing) return [problem("amounts_nil", where)];
  return areMovements(file) ? [problem("columns_are_movements", where)] : [];
}

/** The evidence: one account in four, and at least this many, have both sides. */
const ONE_IN = 4;
const FEWEST_BOTH = 3;

function areMovements({ amounts }: FileRows): boolean {
  const debits = amounts.get("currentDebit")?.amounts ?? [];
  const credits = amounts.get("currentCredit")?.amounts ?? [];
  if (amounts.size > 2) return false;
  const both = debits.filter((debit, at) => debit !== 0n && (credits[at] ?? 0n) !== 0n).length;
  const any = debits.filter((debit, at) => debit !== 0n || (credits[at] ?? 0n) !== 0n).length;
  return both >= FEWEST_BOTH && both * ONE_IN >= any;
}
