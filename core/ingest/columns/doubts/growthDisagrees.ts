import { type Problem, problem } from "../../../problem/Problem.ts";
import type { Table, TableRow } from "../../../table/Table.ts";
import { isFigure } from "../../cells/looksLikeAmount.ts";
import { nearAmount } from "../../cells/nearAmount.ts";
import { columnName } from "../../headings/columnName.ts";
import { amountColumns } from "../../headings/guessHeader.ts";
import type { Header } from "../../headings/Header.ts";
import { isPercentageRow, saysGrowth } from "../../rowKinds/isPercentageRow.ts";
import { findPlaces, type Places } from "../../rowKinds/readRowKind.ts";

const MOST_ROWS = 1000;
/** The number of growth rates that show which row they refer to. */
const FEWEST_SHOWING = 3;

/** A printed growth rate, whether the amounts give it, and the columns of the amounts. */
type Growth = { written: string; isNear: boolean; one: number; before: number };

/**
 * Reports printed growth rates that one amount of the row above contradicts, although all other rates agree: that
 * amount or the rate is wrong, and totals may not show it. Only amounts that are read are reported.
 */
export function growthDisagrees(table: Table, header: Header): Problem[] {
  const rows = table.rows.slice(header.firstData, header.firstData + MOST_ROWS);
  const places = findPlaces(header);
  const columns = amountColumns(rows).toSorted((one, other) => one - other);
  return rows.flatMap((row, at) => {
    const label = row.cells[places.words] ?? "";
    const base = rows[at - 1];
    if (base === undefined || !saysGrowth(label) || !isPercentageRow(row, places)) return [];
    for (const order of [columns, columns.toReversed()]) {
      const growths = growthsIn(row, base, order);
      const column = columnOut(growths);
      if (column === null || !isRead(places, column)) continue;
      const found = growths.find(({ isNear }) => !isNear);
      if (found) return [disagreement(table, header, { row, base, growth: found })];
    }
    return [];
  });
}

function growthsIn(row: TableRow, base: TableRow, columns: readonly number[]): Growth[] {
  return columns.flatMap((one, at) => {
    const before = columns[at - 1];
    const written = (row.cells[one] ?? "").trim();
    if (before === undefined || !isFigure(written) || Number.isNaN(Number(digitsOf(written))))
      return [];
    const [amount, earlier] = [amountIn(base, one), amountIn(base, before)];
    if (amount === null || earlier === null || earlier === 0) return [];
    const isNear = isGrowth(written, amount / earlier - 1);
    return [{ written, isNear, one, before }];
  });
}

function amountIn({ cells }: TableRow, index: number): number | null {
  const cell = cells[index] ?? "";
  return isFigure(cell) && !cell.includes("%") ? nearAmount(cell) : null;
}

/** Whether a printed rate equals a growth, as fraction or percentage, to its number of decimals. */
function isGrowth(written: string, growth: number): boolean {
  const digits = digitsOf(written);
  const slack = 0.51 * 10 ** -(digits.split(".")[1]?.length ?? 0);
  const shown = Number(digits);
  const isShare = Math.abs(shown - growth) <= slack && !written.includes("%");
  return isShare || Math.abs(shown - PER_CENT * growth) <= slack;
}

/** "(2,5) %" as "-2.5". */
function digitsOf(written: string): string {
  const digits = written.replace("%", "").trim();
  return digits.replace(",", ".").replace(/^\((.*)\)$/, "-$1");
}

const PER_CENT = 100;

/**
 * The only column whose amount all contradicting rates have in common; null where the other rates do not confirm what
 * they refer to.
 */
function columnOut(growths: readonly Growth[]): number | null {
  const out = growths.filter(({ isNear }) => !isNear);
  const [first] = out;
  if (first === undefined || growths.length - out.length < FEWEST_SHOWING) return null;
  const common = [first.one, first.before].find((column) =>
    out.every(({ one, before }) => one === column || before === column),
  );
  return common ?? null;
}

function isRead({ amounts }: Places, column: number): boolean {
  return amounts.includes(column);
}

type Found = { row: TableRow; base: TableRow; growth: Growth };

function disagreement({ sheet }: Table, header: Header, { row, base, growth }: Found): Problem {
  const said = (index: number) => {
    const heading = (header.headings[index] ?? "").trim() || columnName(index);
    return `${(base.cells[index] ?? "").trim()} ("${heading}")`;
  };
  return problem("growth_disagrees", {
    ...(sheet !== null && { sheet }),
    row: row.row,
    value: growth.written,
    expected: `${said(growth.before)} to ${said(growth.one)} in row ${base.row}`,
  });
}
