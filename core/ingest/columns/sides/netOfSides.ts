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

/** The columns of debits and of credits of one period. */
type Sides = { debit: number; credit: number };

/** The net amounts of one period: they stand in the column of debits, named by the headings of both sides. */
type NetColumn = Sides & { heading: string };

/** The table with its net amounts, and the columns and headings that they were made of. */
export type NetOfSides = {
  table: Table;
  /** The row of its headings. */
  row: number;
  current: NetColumn;
  /** The year before, where it has both sides too. */
  prior: NetColumn | null;
};

/**
 * A profit and loss written in debits and credits, with what is credited less what is debited in one column of
 * amounts for each year: income is positive, costs have a minus. A row with neither has what a column of differences
 * says of it, if that column holds the difference of the other two. A cell that cannot be taken for an amount stands
 * as it is written, under its own heading. Null for a table that has not one column of each side.
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

/** What the net amounts of a year are called, for the headings to be read. */
const CURRENT = "Amount";
const PRIOR = "Prior amount";

/** The table with the net amounts of one period in the place of its debits. */
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
  /** The place of the row of headings. */
  at: number;
  headings: readonly string[];
  current: Sides;
  prior: Sides | null;
};

/** The first row whose headings name both sides, by themselves or with what spans them from above. */
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

/** Debits and credits of this year, and of the year before where there are as many: told by words, or by two dates. */
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

/** A further column that holds debits less credits in every row, or credits less debits. */
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
