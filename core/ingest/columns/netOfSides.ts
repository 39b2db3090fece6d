import { hasTooManyDigits } from "../../money/amountDigits.ts";
import { type FixedPoint, fixedPoint, printFixedPoint } from "../../money/fixedPoint.ts";
import type { Table, TableRow } from "../../table/Table.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { nearAmount } from "../cells/nearAmount.ts";
import { markOf, newScan, scanCell } from "../cells/scanAmounts.ts";
import { type DecimalMark, readWrittenNumber } from "../cells/WrittenNumber.ts";
import type { FileType } from "../fileTypes.ts";
import { amountColumns } from "../headings/guessHeader.ts";
import { MOST_TITLE_ROWS } from "../headings/Header.ts";
import { readAmountHeading } from "../headings/readAmountHeading.ts";

const CENT = 0.015;
const FEWEST = 2;

/** The table with its net amounts, and the columns and headings that they were made of. */
export type NetOfSides = {
  table: Table;
  /** The row of its headings. */
  row: number;
  /** The column of debits, in which the net amounts stand, and the one of credits. */
  debit: number;
  credit: number;
  heading: string;
};

/**
 * A profit and loss written in debits and credits, with what is credited less what is debited in one column of
 * amounts: income is positive, costs have a minus. A row with neither has what a column of differences says of it,
 * if that column holds the difference of the other two. A cell that cannot be taken for an amount stands as it is
 * written, under its own heading. Null for a table that has not one column of each side.
 */
export function netOfSides(table: Table, fileType: FileType): NetOfSides | null {
  if (fileType !== "profit_loss") return null;
  const at = table.rows
    .slice(0, MOST_TITLE_ROWS)
    .findIndex(({ cells }) => sideAt(cells, "debit") !== null && sideAt(cells, "credit") !== null);
  const headings = table.rows[at]?.cells;
  if (headings === undefined) return null;
  const debit = sideAt(headings, "debit") ?? 0;
  const credit = sideAt(headings, "credit") ?? 0;
  const body = table.rows.slice(at + 1);
  const difference = differenceColumn(body, debit, credit);
  const sides: SideColumns = { debit, credit, difference, mark: markIn(body, debit, credit) };
  const used = [debit, credit, difference?.index ?? debit];
  const headingOf = (index: number) => (headings[index] ?? "").trim();
  const heading = `${headingOf(debit)}, ${headingOf(credit)}`;
  const isHeadings = ({ cells }: TableRow) =>
    [debit, credit].every((index) => (cells[index] ?? "").trim() === headingOf(index));
  const rows = table.rows.map((row, place): TableRow => {
    if (place < at) return row;
    const cells = row.cells.map((cell, index) => (used.includes(index) ? "" : cell));
    while (cells.length <= debit) cells.push("");
    if (place === at || isHeadings(row)) {
      cells[debit] = place === at ? "Amount" : heading;
      return { ...row, cells };
    }
    const unread = used.find((index) => isUnread(row.cells, index, sides));
    if (unread === undefined) {
      cells[debit] = netOf(row.cells, sides);
      return { ...row, cells };
    }
    cells[debit] = row.cells[unread] ?? "";
    return { ...row, cells, headings: { [debit]: headingOf(unread) } };
  });
  const { row = 0 } = table.rows[at] ?? {};
  return { table: { ...table, rows }, row, debit, credit, heading };
}

type SideColumns = {
  debit: number;
  credit: number;
  difference: Difference | null;
  mark: DecimalMark | null;
};

/** The one column whose heading names a side; null where none or several do. */
function sideAt(cells: readonly string[], side: "debit" | "credit"): number | null {
  const found = cells.flatMap((cell, index) => {
    const heading = cell.length > LONGEST ? null : readAmountHeading(cell);
    return heading?.side === side && heading.period !== "prior" ? [index] : [];
  });
  const [only] = found;
  return only !== undefined && found.length === 1 ? only : null;
}

const LONGEST = 60;

type Difference = { index: number; isDebit: boolean };

/** A further column that holds debits less credits in every row, or credits less debits. */
function differenceColumn(
  rows: readonly TableRow[],
  debit: number,
  credit: number,
): Difference | null {
  for (const index of amountColumns(rows).filter((at) => at !== debit && at !== credit)) {
    const told = rows.flatMap(({ cells }) => {
      const [left, right, own] = [debit, credit, index].map((at) => cells[at] ?? "");
      if (!isFigure(own ?? "") || !(isFigure(left ?? "") || isFigure(right ?? ""))) return [];
      const net = nearAmount(left ?? "") - nearAmount(right ?? "");
      return [{ net, own: nearAmount(own ?? "") }];
    });
    if (told.length < FEWEST) continue;
    if (told.every(({ net, own }) => Math.abs(own - net) < CENT)) return { index, isDebit: true };
    if (told.every(({ net, own }) => Math.abs(own + net) < CENT)) return { index, isDebit: false };
  }
  return null;
}

/** The mark that separates decimals in the two columns, or else in the other columns of amounts. */
function markIn(rows: readonly TableRow[], debit: number, credit: number): DecimalMark | null {
  const proofsOf = (indexes: readonly number[]) =>
    indexes.map((index) => {
      const scan = newScan(rows.length, 2);
      for (const { cells } of rows) scanCell(scan, cells[index] ?? "");
      return scan.proofs;
    });
  return markOf(proofsOf([debit, credit])) ?? markOf(proofsOf(amountColumns(rows)));
}

/** Whether a cell that is not blank cannot be taken for an amount; a difference counts where it stands alone. */
function isUnread(cells: readonly string[], index: number, sides: SideColumns): boolean {
  const cell = cells[index] ?? "";
  if (cell.trim() === "" || exactAmount(cell, sides.mark) !== null) return false;
  const isDifference = index !== sides.debit && index !== sides.credit;
  return !isDifference || !hasSides(cells, sides);
}

function hasSides(cells: readonly string[], { debit, credit }: SideColumns): boolean {
  return isFigure(cells[debit] ?? "") || isFigure(cells[credit] ?? "");
}

function netOf(cells: readonly string[], sides: SideColumns): string {
  const { debit, credit, difference, mark } = sides;
  const amountAt = (index: number) => exactAmount(cells[index] ?? "", mark) ?? 0n;
  if (hasSides(cells, sides)) {
    const debited = onSide(cells[debit], "debit") * amountAt(debit);
    const credited = onSide(cells[credit], "credit") * amountAt(credit);
    return exactText(credited - debited, mark);
  }
  const own = difference ? (cells[difference.index] ?? "") : "";
  if (difference === null || !isFigure(own)) return own;
  return exactText((difference.isDebit ? -1n : 1n) * amountAt(difference.index), mark);
}

/** What a side beside an amount says against that of its column: "5.00 CR" among the debits is taken off them. */
function onSide(cell: string | undefined, side: "debit" | "credit"): bigint {
  const named = readWrittenNumber(cell ?? "")?.side ?? side;
  return named === side ? 1n : -1n;
}

/** The amount of a cell; null for words, and for a number that its column does not let be read. */
function exactAmount(cell: string, mark: DecimalMark | null): FixedPoint | null {
  const written = readWrittenNumber(cell);
  if (written === null || hasTooManyDigits(written.whole, written.fraction)) return null;
  const { whole, fraction, isUnsure, isNegative, proves } = written;
  if (proves !== null && proves !== mark) return null;
  if (isUnsure && mark === null && written.mark === ".") return null;
  const isGroup = isUnsure && written.mark !== mark;
  const amount = isGroup ? fixedPoint(whole + fraction, "") : fixedPoint(whole, fraction);
  return isNegative ? -amount : amount;
}

/** As its column writes decimals: two at the least, so that nobody takes the last three for thousands, or none where no cell has any. */
function exactText(amount: FixedPoint, mark: DecimalMark | null): string {
  const text = printFixedPoint(amount);
  if (mark === null) return text.replace(/\.0{12}$/, "");
  return text.replace(/0{10}$/, "").replace(".", mark);
}
