import type { Table, TableRow } from "../../../table/Table.ts";
import { exactAmount, exactText } from "../../cells/exactAmount.ts";
import { isFigure } from "../../cells/looksLikeAmount.ts";
import { nearAmount } from "../../cells/nearAmount.ts";
import { type DecimalMark, readWrittenNumber } from "../../cells/WrittenNumber.ts";
import type { FileType } from "../../fileTypes.ts";
import { amountColumns } from "../../headings/guessHeader.ts";
import { MOST_TITLE_ROWS } from "../../headings/Header.ts";
import { headingsAt } from "../../headings/headingsAt.ts";
import { type AmountHeading, readAmountHeading } from "../../headings/readAmountHeading.ts";
import { markIn } from "./markIn.ts";

const CENT = 0.015;
const FEWEST = 2;

/** The debit and credit columns of a period. */
type Sides = { debit: number; credit: number };

/** The net amounts of a period, written to the debit column; the heading names both sides. */
type NetColumn = Sides & { heading: string };

/** The table with net amounts, and the columns and headings they were computed from. */
export type NetOfSides = {
  table: Table;
  /** Its heading row. */
  row: number;
  current: NetColumn;
  /** The prior year, where it has both sides too. */
  prior: NetColumn | null;
};

/**
 * Converts a profit and loss with debit and credit columns to one net column per year (credit less debit: income
 * positive, costs negative). A row with neither takes the amount of a difference column, if there is a proved one.
 * Cells that are no amounts stay as they are. Null for a table without one column per side.
 */
export function netOfSides(table: Table, fileType: FileType): NetOfSides | null {
  if (fileType !== "profit_loss") return null;
  const found = sidesIn(table);
  if (found === null) return null;
  const { at, headings, current, prior } = found;
  const headed = (sides: Sides): NetColumn => {
    const [debit, credit] = [sides.debit, sides.credit].map((place) => headings[place]?.trim());
    return { ...sides, heading: `${debit}, ${credit}` };
  };
  const net = { current: headed(current), prior: prior && headed(prior) };
  const ofCurrent = withNet(table, at, net.current, CURRENT);
  const both = net.prior ? withNet(ofCurrent, at, net.prior, PRIOR) : ofCurrent;
  const { row = 0 } = table.rows[at] ?? {};
  return { table: both, row, ...net };
}

/** The heading of the net amounts of the current year. */
const CURRENT = "Amount";
const PRIOR = "Prior amount";

/** Replaces the debit column of a period by its net amounts. */
function withNet(
  table: Table,
  at: number,
  { debit, credit, heading }: NetColumn,
  called: string,
): Table {
  const written = table.rows[at]?.cells ?? [];
  const body = table.rows.slice(at + 1);
  const difference = differenceColumn(body, debit, credit);
  const sides: SideColumns = { debit, credit, difference, mark: markIn(body, [debit, credit]) };
  const used = [debit, credit, difference?.index ?? debit];
  const headingOf = (index: number) => (written[index] ?? "").trim();
  const isHeadings = ({ cells }: TableRow) =>
    [debit, credit].every((index) => (cells[index] ?? "").trim() === headingOf(index));
  const rows = table.rows.map((row, place): TableRow => {
    if (place < at) return row;
    const cells = row.cells.map((cell, index) => (used.includes(index) ? "" : cell));
    while (cells.length <= debit) cells.push("");
    if (place === at || isHeadings(row)) {
      cells[debit] = place === at ? called : heading;
      return { ...row, cells };
    }
    const unread = used.find((index) => isUnread(row.cells, index, sides));
    if (unread === undefined) {
      cells[debit] = netOf(row.cells, sides);
      return { ...row, cells };
    }
    cells[debit] = row.cells[unread] ?? "";
    return { ...row, cells, headings: { ...row.headings, [debit]: headingOf(unread) } };
  });
  return { ...table, rows };
}

type FoundSides = {
  /** The index of the heading row. */
  at: number;
  headings: readonly string[];
  current: Sides;
  prior: Sides | null;
};

/** The first row whose headings (with those above) name both sides. */
function sidesIn({ rows }: Table): FoundSides | null {
  const first = rows.slice(0, MOST_TITLE_ROWS);
  for (const [at, { cells }] of first.entries()) {
    for (const headings of [cells, headingsAt(first, at)]) {
      const found = sidesOfYears(headings);
      if (found) return { at, headings, ...found };
    }
  }
  return null;
}

/** Debits and credits of this year and, where there are two pairs, of the prior year, by words or dates. */
function sidesOfYears(headings: readonly string[]): Pick<FoundSides, "current" | "prior"> | null {
  const read = headings.flatMap((cell, index) => {
    const heading = cell.length > LONGEST ? null : readAmountHeading(cell);
    return heading === null || heading.side === "balance" ? [] : [{ index, ...heading }];
  });
  const latest = Math.max(...read.map(({ date }) => date ?? 0));
  const dates = new Set(read.map(({ date }) => date));
  const isByDate = dates.size === 2 && !dates.has(null);
  const isPrior = ({ period, date }: AmountHeading) =>
    period === "prior" || (isByDate && date !== latest);
  const sidesOf = (columns: typeof read): Sides | null => {
    const [debit, ...debits] = columns.filter(({ side }) => side === "debit");
    const [credit, ...credits] = columns.filter(({ side }) => side === "credit");
    if (!debit || !credit || debits.length + credits.length > 0) return null;
    return { debit: debit.index, credit: credit.index };
  };
  const current = sidesOf(read.filter((column) => !isPrior(column)));
  return current && { current, prior: sidesOf(read.filter(isPrior)) };
}

const LONGEST = 60;

type SideColumns = {
  debit: number;
  credit: number;
  difference: Difference | null;
  mark: DecimalMark | null;
};

type Difference = { index: number; isDebit: boolean };

/** Another column that equals debits less credits (or the reverse) in every row. */
function differenceColumn(
  rows: readonly TableRow[],
  debit: number,
  credit: number,
): Difference | null {
  for (const index of amountColumns(rows).filter((at) => at !== debit && at !== credit)) {
    const compared = rows.flatMap(({ cells }) => {
      const [left, right, own] = [debit, credit, index].map((at) => cells[at] ?? "");
      if (!isFigure(own ?? "") || !(isFigure(left ?? "") || isFigure(right ?? ""))) return [];
      const net = nearAmount(left ?? "") - nearAmount(right ?? "");
      return [{ net, own: nearAmount(own ?? "") }];
    });
    if (compared.length < FEWEST) continue;
    if (compared.every(({ net, own }) => Math.abs(own - net) < CENT))
      return { index, isDebit: true };
    if (compared.every(({ net, own }) => Math.abs(own + net) < CENT))
      return { index, isDebit: false };
  }
  return null;
}

/** Whether a non-blank cell cannot be read as an amount. A difference counts only where it is alone. */
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

/** The amount of a cell with a side against its column: "5.00 CR" among debits is deducted. */
function onSide(cell: string | undefined, side: "debit" | "credit"): bigint {
  const named = readWrittenNumber(cell ?? "")?.side ?? side;
  return named === side ? 1n : -1n;
}
