import { type FixedPoint, fixedPoint, printFixedPoint } from "../../money/fixedPoint.ts";
import type { Table, TableRow } from "../../table/Table.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { nearAmount } from "../cells/nearAmount.ts";
import { readWrittenNumber } from "../cells/WrittenNumber.ts";
import type { FileType } from "../fileTypes.ts";
import { amountColumns } from "../headings/guessHeader.ts";
import { MOST_TITLE_ROWS } from "../headings/Header.ts";
import { readAmountHeading } from "../headings/readAmountHeading.ts";

const CENT = 0.015;
const FEWEST = 2;

/**
 * A profit and loss written in debits and credits, with what is credited less what is debited in one column of
 * amounts: income is positive, costs have a minus. A row with neither has what a column of differences says of it,
 * if that column holds the difference of the other two. Null for a table that has not one column of each side.
 */
export function netOfSides(table: Table, fileType: FileType): Table | null {
  if (fileType !== "profit_loss") return null;
  const at = table.rows
    .slice(0, MOST_TITLE_ROWS)
    .findIndex(({ cells }) => sideAt(cells, "debit") !== null && sideAt(cells, "credit") !== null);
  const heading = table.rows[at];
  if (heading === undefined) return null;
  const debit = sideAt(heading.cells, "debit") ?? 0;
  const credit = sideAt(heading.cells, "credit") ?? 0;
  const body = table.rows.slice(at + 1);
  const difference = differenceColumn(body, debit, credit);
  const used = [debit, credit, difference?.index ?? debit];
  const rows = table.rows.map((row, place): TableRow => {
    if (place < at) return row;
    const own = place === at ? "Amount" : netOf(row.cells, { debit, credit, difference });
    const cells = row.cells.map((cell, index) => (used.includes(index) ? "" : cell));
    while (cells.length <= debit) cells.push("");
    cells[debit] = own;
    return { ...row, cells };
  });
  return { ...table, rows };
}

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

function netOf(
  cells: readonly string[],
  { debit, credit, difference }: { debit: number; credit: number; difference: Difference | null },
): string {
  const [left, right] = [cells[debit] ?? "", cells[credit] ?? ""];
  if (!isFigure(left) && !isFigure(right)) {
    const own = difference ? (cells[difference.index] ?? "") : "";
    return difference?.isDebit && isFigure(own) ? turned(own) : own;
  }
  if (!isFigure(left) || isNil(left)) return right;
  if (!isFigure(right) || isNil(right)) return turned(left);
  return exactText(exactAmount(right) - exactAmount(left));
}

function isNil(cell: string): boolean {
  return nearAmount(cell) === 0;
}

function turned(cell: string): string {
  return exactText(-exactAmount(cell));
}

function exactAmount(cell: string): FixedPoint {
  const written = readWrittenNumber(cell);
  if (written === null) return 0n;
  const { whole, fraction, isUnsure, isNegative } = written;
  const amount = isUnsure ? fixedPoint(whole + fraction, "") : fixedPoint(whole, fraction);
  return isNegative ? -amount : amount;
}

/** Two decimals at the least, so that nobody takes the last three for thousands. */
function exactText(amount: FixedPoint): string {
  return printFixedPoint(amount).replace(/0{10}$/, "");
}
