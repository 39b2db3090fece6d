import { type FixedPoint, fixedPoint, printFixedPoint } from "../../money/fixedPoint.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table, TableRow } from "../../table/Table.ts";
import { shorten } from "../../text/shorten.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { readWrittenNumber } from "../cells/WrittenNumber.ts";
import type { FileType } from "../fileTypes.ts";
import { isNetResult } from "../structure/sums/endOfProfit.ts";

/** A table in which the tax has an amount, and the words that say where it is from. */
export type TaxedTable = { table: Table; said: Problem };

/**
 * A profit and loss that states the tax only as a percentage of the profit before it ("Tax %"), between that profit and the
 * one after tax: its amount is what one less the other comes to, wherever that is the printed share of it to the last
 * digit. Null where no row says so, or a share is another.
 */
export function taxByShare(table: Table, fileType: FileType): TaxedTable | null {
  if (fileType !== "profit_loss") return null;
  const figures = table.rows.filter(({ cells }) => cells.some(isFigure));
  const at = figures.findIndex((row) => SHARE.test(labelOf(row)));
  const before = figures[at - 1];
  const [share, after] = [figures[at], figures[at + 1]];
  if (!share || !before || !after) return null;
  if (!BEFORE_TAX.test(labelOf(before)) || !isNetResult(labelOf(after))) return null;
  const taxes = taxesBetween(before.cells, share.cells, after.cells);
  if (taxes === null) return null;
  const name = share.cells.findIndex((cell) => cell.trim() !== "");
  const cells = share.cells.map((cell, index) =>
    index === name ? "Tax" : (taxes.get(index) ?? cell),
  );
  const said = problem("tax_by_share", {
    ...(table.sheet !== null && { sheet: table.sheet }),
    row: share.row,
    account: shorten(labelOf(share)),
    value: shorten(labelOf(before)),
    expected: shorten(labelOf(after)),
  });
  const rows = table.rows.map((row) => (row === share ? { ...row, cells } : row));
  return { table: { ...table, rows }, said };
}

const SHARE = /^(?:income )?tax(?:es|ation)? ?(?:\(%\)|%|rate ?(?:\(%\)|%)?)$/i;
const BEFORE_TAX = /\bbefore (?:income )?tax(?:es|ation)?\b|^pbt$/i;

function labelOf({ cells }: TableRow): string {
  return (cells.find((cell) => cell.trim() !== "") ?? "").trim();
}

/** The tax of each column that has a share; null where one of them is not what the profits differ by. */
function taxesBetween(
  before: TableRow["cells"],
  shares: TableRow["cells"],
  after: TableRow["cells"],
): ReadonlyMap<number, string> | null {
  const taxes = new Map<number, string>();
  for (const [index, cell] of shares.entries()) {
    const share = shareOf(cell);
    if (share === null) continue;
    const [profit, left] = [amountOf(before[index]), amountOf(after[index])];
    if (profit === null || left === null) return null;
    const off = Math.abs(Number(profit - left) - share * Number(profit));
    if (off > MOST_OFF * Math.abs(Number(profit)) + Number(ONE)) return null;
    // With two decimals where it has no more
    taxes.set(index, printFixedPoint(profit - left).replace(/0{10}$/, ""));
  }
  return taxes.size > 0 ? taxes : null;
}

/** Shares are printed in whole per cents. */
const MOST_OFF = 0.00501;
const ONE = fixedPoint("1", "");

/** "24%", or 0.24 as a workbook holds it. */
function shareOf(cell: string): number | null {
  const written = cell.trim();
  const value = Number(written.replace(/ ?%$/, ""));
  if (written === "" || !Number.isFinite(value)) return null;
  return written.endsWith("%") || Math.abs(value) > 1 ? value / PER_CENT : value;
}

const PER_CENT = 100;

/** The amount of a cell; null for words, and where decimals have a comma. */
function amountOf(cell: string | undefined): FixedPoint | null {
  const written = cell === undefined || cell.trim() === "" ? null : readWrittenNumber(cell);
  if (written === null || written.proves === ",") return null;
  const { whole, fraction, isUnsure, isNegative } = written;
  const amount = isUnsure ? fixedPoint(whole + fraction, "") : fixedPoint(whole, fraction);
  return isNegative ? -amount : amount;
}
